import * as z from 'zod/mini'
import type { BackEnd } from '#contract/bases.ts'
import type { Call, CallDetails, CallInput } from '#contract/call.ts'
import { limits } from '#contract/limits.ts'
import { ApiFailure } from './failure.ts'

// The content policy forbids `new Function`, which zod would otherwise probe for.
z.config({ jitless: true })

export interface Outgoing {
  method: Call['method']
  url: string
  headers: Record<string, string>
  body: unknown
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

export interface Incoming {
  status: number
  headers: Headers
  body: unknown
  /** What is no JSON, as it came. */
  text?: string
}

/** Carries a request; rejects only when no answer came. The browser's is ofetch, the server's calls the API in its own process. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>

export interface Authorization {
  token: string | null
  /** Must be called once the call has ended, so that the next one may go. */
  done(): void
}

/** Says which token a call travels with; waits until tokens are good and throws a credentials failure when there are none. */
export interface Credentials {
  authorize(call: Call): Promise<Authorization>
  /** The server did not take the token. True when the call may be admitted once more, with a token that is looked after first. */
  refuse(call: Call, token: string): boolean
}

export interface Answer<C extends Call> {
  details: CallDetails<C>
  headers: Headers
}

export interface Api {
  /** Makes a call. Throws ApiFailure; an answer of the wrong shape is a system error. */
  ask<C extends Call>(
    call: C,
    input?: CallInput<C> & { idempotencyKey?: string; bearer?: string; headers?: Record<string, string> },
  ): Promise<Answer<C>>
  /** The same list as CSV, whole (X-037). Throws ApiFailure, also when `signal` ends it. */
  download<C extends Call>(call: C, input: CallInput<C>, signal: AbortSignal): Promise<string>
}

function urlOf(call: Call, bases: BackEnd['bases'], input: { path?: Record<string, string | number>; query?: unknown }): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.path?.[name] ?? '')))
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${bases[call.base]}${path}${query ? `?${query}` : ''}`
}

const shortId = () =>
  Math.random()
    .toString(36)
    .slice(2, 2 + limits.requestIdLength)
    .padEnd(limits.requestIdLength, '0')

interface ApiParts {
  transport: Transport
  backEnd: BackEnd
  credentials: Credentials
  /** Has the person show that it is them, in the page; false where they would rather not. Then a call that was refused for it is sent once more. */
  prove?: () => Promise<boolean>
  /** Told of every failure that the call does not take for an answer (A-110). */
  onFailure?: (call: Call, failure: ApiFailure) => void
}

export function createApi(options: ApiParts): Api {
  const { transport, backEnd, credentials, prove, onFailure } = options
  function failed(call: Call, failure: ApiFailure): ApiFailure {
    if (!call.ignoredStatuses.includes(failure.status)) onFailure?.(call, failure)
    return failure
  }
  type Sent = Parameters<Api['ask']>[1] & { accept?: string; timeout?: number; signal?: AbortSignal }
  async function send(call: Call, input: Sent, already: { proven?: true; refreshed?: true } = {}): Promise<Incoming> {
    const admission = input.bearer ? { token: input.bearer, done: () => {} } : await credentials.authorize(call)
    const { token } = admission
    const headers: Record<string, string> = {
      accept: input.accept ?? 'application/json',
      'x-request-id': shortId(), // A-111
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(backEnd.authorizationKey ? { 'x-authorization': backEnd.authorizationKey } : {}),
      ...(call.noCache ? { 'cache-control': 'no-cache', pragma: 'no-cache' } : {}),
      ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
      ...input.headers,
    }
    let incoming: Incoming
    try {
      incoming = await transport({
        method: call.method,
        url: urlOf(call, backEnd.bases, input),
        headers,
        body: call.body ? (input.body ?? {}) : undefined,
        timeout: input.timeout ?? call.timeout,
        ...(input.signal ? { signal: input.signal } : {}),
      })
    } catch (cause) {
      // What the person has given up is no failure (E-070).
      if (input.signal?.aborted) throw new ApiFailure('system', { cause })
      throw failed(call, new ApiFailure('system', { cause }))
    } finally {
      admission.done()
    }
    const refused = incoming.status >= 400 ? new ApiFailure('request', incoming) : null
    if (refused?.code === 'proofRequired') {
      if (!prove || already.proven || !(await prove())) throw refused
      return send(call, input, { ...already, proven: true })
    }
    // S10: a token may be over before its time, ended elsewhere or by a restart; one look after it and one more try, then it is a failure like any other.
    if (refused && isTokenRefused(refused) && !already.refreshed && !input.bearer && token && credentials.refuse(call, token))
      return send(call, input, { ...already, refreshed: true })
    if (refused) throw failed(call, refused)
    return incoming
  }
  return {
    async ask(call, input = {}) {
      const incoming = await send(call, input as Sent) // CallInput is narrower for each call
      const parsed = z.safeParse(z.object({ body: z.object({ details: call.details }) }), incoming.body)
      if (!parsed.success) throw failed(call, new ApiFailure('system', { cause: parsed.error }))
      return { details: parsed.data.body.details as CallDetails<typeof call>, headers: incoming.headers } // the schema is the call's own
    },
    async download(call, input, signal) {
      // CallInput is narrower for each call.
      const { text } = await send(call, { ...(input as Sent), accept: 'text/csv', timeout: limits.timeoutDownload, signal })
      if (text === undefined) throw failed(call, new ApiFailure('system'))
      return text
    },
  }
}

/** A 401 about the token itself; others are about what the call carries, such as a provider's proof. */
const isTokenRefused = ({ status, code }: ApiFailure) => status === 401 && (code === null || code === 'notSignedIn')

/** Bodies without content are sent as an empty object where a call is a POST, so that the server's JSON-only rule holds. */
export const hasBody = (method: Call['method']) => method !== 'GET' && method !== 'DELETE'
