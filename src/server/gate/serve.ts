import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type CallName, callEntries, type calls } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Call, CallDetails, PathValues } from '#contract/call.ts'
import type { AuditSubject } from '#contract/support/audit.ts'
import type { Db } from '../db/open.ts'
import { csvFile } from '../html/csv.ts'
import type { Services } from '../services.ts'
import { recordAudit } from '../shared/audit.ts'
import { authenticate, authorize, type CurrentUser } from './authenticate.ts'
import { matchesEtag } from './etag.ts'
import { HttpError } from './http-error.ts'
import { withIdempotency } from './idempotency.ts'
import { passwordCalls } from './lanes.ts'
import { parsePath } from './path.ts'
import { type ProveByPassword, requireProof } from './proof.ts'

type Parsed<S> = NonNullable<S> extends z.ZodMiniType ? z.output<NonNullable<S>> : undefined

/** What a handler is given: everything is parsed and admitted already. `db` is the transaction of an idempotent call. */
export interface RequestContext<C extends Call = Call, Prepared = undefined> {
  services: Services
  db: Db
  /** Milliseconds since the epoch. */
  now: number
  user: CurrentUser | null
  params: PathValues<C['path']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  prepared: Prepared
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<C extends Call, Prepared = undefined> = (context: RequestContext<C, Prepared>) => Promise<CallDetails<C>>

/** Work that must not hold the database's transaction: rate limits, hashing. */
export interface PreparedHandler<C extends Call, Prepared> {
  prepare(context: RequestContext<C>): Promise<Prepared>
  answer: Handler<C, Prepared>
}

type AnswerOf<C extends Call> = Handler<C> | { prepare(context: RequestContext<C>): Promise<unknown>; answer: Handler<C, never> }

export type Handlers = { [K in CallName]?: AnswerOf<(typeof calls)[K]> }

/** Lines of CSV, read from the database while they are sent, so that a long list is never held as a whole. */
export type CsvHandlers = { [K in CallName]?: (context: RequestContext<(typeof calls)[K]>) => AsyncIterable<string> }

/** The signed-in person of a call whose access demands one. */
export function currentUser(context: { user: CurrentUser | null }): CurrentUser {
  if (!context.user) throw new HttpError('notSignedIn')
  return context.user
}

function fieldFaults(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path.map(String).join('.') || 'body', issue.message]))
}

function parse(schema: Call['body'], value: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value ?? {})
  if (!parsed.success) throw new HttpError('validation', { fields: fieldFaults(parsed.error) })
  return parsed.data
}

/** Fastify's spelling: a literal colon is doubled, so `id::id` (id: and a parameter) becomes `id:::id`. */
const fastifyPath = (call: Call) => `${ownBases[call.base]}${call.path.replace('id::', 'id:::')}`.replace(/\/$/, '')

// The loop over all calls has lost each call's own types; its parts were checked against each other in `Handlers`.
type AnyHandler = (context: object) => Promise<object>
type AnyPrepared = { prepare: AnyHandler; answer: AnyHandler }

/** What one thing shows is found by its name. */
function lookedAt(name: CallName, { transactionId, userId, id }: Record<string, unknown>): AuditSubject {
  if (transactionId !== undefined) return `donation:${transactionId}`
  if (userId !== undefined) return `user:${userId}`
  return id === undefined ? `call:${name}` : `cause:${id}`
}

/** Makes the routes of every call of the contract. A call without a handler answers `notBuilt`, and `npm run pending` lists it. */
export function serveCalls(
  app: FastifyInstance,
  services: Services,
  { handlers, csvHandlers, proveByPassword }: { handlers: Handlers; csvHandlers: CsvHandlers; proveByPassword: ProveByPassword },
): void {
  const counted =
    (name: CallName, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply).catch((error: unknown) => {
        if (error instanceof HttpError) services.refusals.count(name, error.code, services.clock.now())
        throw error
      })
  for (const [name, call] of callEntries) {
    const handler = handlers[name] as AnyHandler | AnyPrepared | undefined // each was checked against its call where it was written
    app.route({
      method: call.method,
      url: fastifyPath(call),
      bodyLimit: call.bodyLimit,
      config: { lane: passwordCalls.has(name) ? 'passwords' : 'calls' },
      handler: counted(name, async (request, reply) => {
        const now = services.clock.now()
        const user = call.access === 'refreshToken' ? null : await authenticate(services, request)
        const { params, faults } = parsePath(request.params as Record<string, string>) // Fastify types params as unknown
        await authorize(services, call, user, params.id)
        if (faults) throw new HttpError('notFound', { fields: faults })
        await requireProof({ services, now, user }, call, request.body, proveByPassword)
        if (!handler) throw new HttpError('notBuilt')
        const query = parse(call.query, request.query)
        const body = parse(call.body, request.body)
        const context = {
          services,
          db: services.db,
          now,
          user,
          params,
          query,
          body,
          prepared: undefined,
          request,
          reply,
        }
        if (call.csv && request.headers.accept?.startsWith('text/csv')) {
          const lines = csvHandlers[name] as ((context: object) => AsyncIterable<string>) | undefined // checked where it was written
          if (!lines) throw new HttpError('notBuilt')
          const userId = user?.userId ?? null
          const subject = typeof params.id === 'number' ? (`cause:${params.id}` as const) : (`user:${userId}` as const)
          await recordAudit(services.db, { action: 'listExported', userId, subject, detail: { file: call.csv }, at: now })
          return reply
            .type('text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="${call.csv}"`)
            .header('cache-control', 'no-store')
            .send(Readable.from(csvFile(lines(context))))
        }
        const prepared = typeof handler === 'function' ? undefined : await handler.prepare(context)
        const answer = typeof handler === 'function' ? handler : handler.answer
        const key = request.headers['idempotency-key']
        if (call.idempotent && typeof key === 'string' && (key.length > 255 || key.length < 16)) throw new HttpError('badRequest')
        const inTransaction = (db: Db) => answer({ ...context, db, prepared })
        const details = !call.idempotent
          ? await answer({ ...context, prepared })
          : typeof key === 'string'
            ? await withIdempotency(
                services.db,
                { key, call: call.id, userId: user?.userId ?? null, params, body: request.body, now },
                inTransaction,
              )
            : await services.db.transaction().execute(inTransaction)
        if (call.access === 'support' && call.method === 'GET')
          await recordAudit(services.db, {
            action: 'supportLooked',
            userId: user?.userId ?? null,
            subject: lookedAt(name, params),
            detail: { ...(request.params as Record<string, string>), ...(query as Record<string, string>) }, // plain values, as the contract has them
            at: now,
          })
        const isOld = call.versioned && matchesEtag(request, reply, details)
        reply.header(
          'cache-control',
          call.access === 'anyone' && call.method === 'GET' ? 'public, max-age=0, must-revalidate' : 'no-store',
        )
        return isOld ? reply.code(304).send() : { body: { details } }
      }),
    })
  }
}
