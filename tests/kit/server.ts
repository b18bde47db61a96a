import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Tokens } from '#contract/session/session.ts'
import { buildApp } from '#server/app.ts'
import { type Clock, createStoppedClock } from '#server/clock.ts'
import { type Config, readConfig } from '#server/config.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import { copiedDatabase, createDatabase, start, templateOf } from './templates.ts'

export type Engine = 'embedded' | 'postgres'

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** Both where PostgreSQL runs: for what differs between them, such as how data come into being, go, are locked and are kept apart. */
export const bothEngines: Engine[] = hasPostgres ? ['embedded', 'postgres'] : ['embedded']

/** PostgreSQL in `npm test`, the embedded one in a narrow run, and both in `npm run heavy`: they're the same PostgreSQL, so that a query that one refuses is rare. */
export const engines: Engine[] = process.env.EVERY_ENGINE || !hasPostgres ? bothEngines : ['postgres']

const postgresServer = () => process.env.TEST_DATABASE_URL ?? ''
export const newName = () => `test_${randomBytes(6).toString('hex')}`

/** An empty database on the test's PostgreSQL server. */
export const freshDatabase = () => createDatabase(postgresServer(), newName())

export interface TestServer {
  services: Awaited<ReturnType<typeof openServices>>['services']
  app: Awaited<ReturnType<typeof buildApp>>['app']
  simulator: Awaited<ReturnType<typeof buildApp>>['simulator']
  clock: Clock
  databaseUrl: string | undefined
  close(): Promise<void>
  /** Makes a call and answers status, details or error, and headers. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string>; ip?: string },
  ): Promise<Called>
  logIn(
    name: 'supporter' | 'admin' | 'treasurer' | 'support' | 'finance',
  ): Promise<{ tokens: Tokens; sessionId: string; checkSupporter: string }>
}

export interface Called {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  details: any
  error: { code: string; message: string; fields?: Record<string, string> } | undefined
  headers: Record<string, unknown>
  text: string
}

/** The server in this process, over a database of its own with the demo data, or over the one that is named, and a clock that only the test moves. */
export async function openTestServer(
  engine: Engine,
  changes: Partial<Config> & { url?: string; copyOf?: Blob } = {},
): Promise<TestServer> {
  const { url, copyOf, ...configChanges } = changes
  const databaseUrl = engine === 'postgres' ? (url ?? (await copiedDatabase(postgresServer(), newName()))) : undefined
  const clock = createStoppedClock(start)
  const config: Config = { ...readConfig({}), databaseUrl, ...configChanges }
  const { services, close } = await openServices(config, clock, {
    inMemory: true,
    size: sizes.demo,
    copyOf: databaseUrl ? undefined : (copyOf ?? (await templateOf('standing'))),
  })
  const { app, simulator } = await buildApp(services)
  const call: TestServer['call'] = async (method, address, { body, token, headers, ip } = {}) => {
    const request: InjectOptions = {
      method,
      url: address,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? (method === 'GET' || method === 'DELETE' ? {} : { payload: {} }) : { payload: body as object }),
      ...(ip ? { remoteAddress: ip } : {}),
    }
    const answer = await app.inject(request)
    const parsed = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}
    return {
      status: answer.statusCode,
      details: parsed.body?.details,
      error: parsed.error,
      headers: answer.headers,
      text: answer.body,
    }
  }
  return {
    services,
    app,
    simulator,
    clock,
    databaseUrl,
    call,
    logIn: async (name) =>
      (
        await call('POST', '/api/login-cookie', {
          body: { email: `${name}@farthing.example`, password: demoPassword, source: 'website' },
          ip: `10.0.0.${name.length}`,
        })
      ).details,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
