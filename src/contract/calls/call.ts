import type * as z from 'zod/mini'
import { limits } from '../limits.ts'

export type Base = 'api' | 'search' | 'statistics' | 'supporterList' | 'adminDashboardStats' | 'experiment'

/** Who may make a call. `optional` reads who is asking but answers anyone; `causeAdmin` checks the path's cause id (P-017). */
export type CallAccess = 'anyone' | 'optional' | 'refreshToken' | 'semi' | 'full' | 'causeAdmin' | 'support'

/** What a failure means to the caller: RETHROW, FALSE, SWALLOW or LOG of the inventory (E-007, E-008). */
export type FailurePolicy = 'rethrow' | 'false' | 'swallow' | 'log'

type Shape = z.ZodMiniType

export interface Call<Query extends Shape = Shape, Body extends Shape = Shape, Details extends Shape = Shape> {
  /** The row of the inventory. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  base: Base
  /** Path below the base, parameters as `:name`. */
  path: string
  access: CallAccess
  /** Milliseconds until the client gives up. */
  timeout: number
  onFailure: FailurePolicy
  /** Statuses that are no error to this caller. */
  ignoredStatuses: readonly number[]
  /** Sends no-cache headers. */
  noCache: boolean
  /** The server keeps the answer under the request's Idempotency-Key for a day. */
  idempotent: boolean
  /** Answer headers that callers read. */
  readsHeaders: readonly string[]
  query?: Query
  body?: Body
  /** Shape of `body.details` in the answer. */
  details: Details
  /** The name of the file that who asks for `text/csv` gets instead. */
  csv: string | null
  /** Bytes that the server accepts as a body. */
  bodyLimit: number
}

type Given<Q extends Shape, B extends Shape, D extends Shape> = Pick<
  Call<Q, B, D>,
  'id' | 'method' | 'path' | 'access' | 'details'
> &
  Partial<Omit<Call<Q, B, D>, 'id' | 'method' | 'path' | 'access' | 'details'>>

/** Fills in what most calls share: the API base, 3 s, rethrow, 64 KiB. */
export function defineCall<D extends Shape, Q extends Shape = Shape, B extends Shape = Shape>(
  given: Given<Q, B, D>,
): Call<Q, B, D> {
  return {
    base: 'api',
    timeout: limits.timeout,
    onFailure: 'rethrow',
    ignoredStatuses: [],
    noCache: false,
    idempotent: false,
    readsHeaders: [],
    csv: null,
    bodyLimit: 65_536,
    ...given,
  }
}

/** What a caller hands over: values for the path, the query and the body, as the call declares them. */
export interface CallInput<C extends Call> {
  path?: Record<string, string | number>
  query?: NonNullable<C['query']> extends Shape ? z.input<NonNullable<C['query']>> : never
  body?: NonNullable<C['body']> extends Shape ? z.input<NonNullable<C['body']>> : never
}

export type CallDetails<C extends Call> = z.output<C['details']>
