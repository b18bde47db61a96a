import type * as z from 'zod/mini'
import { limits } from './limits.ts'
import type { PathName, PathValue } from './path-shapes.ts'

export type Base = 'api' | 'search' | 'statistics' | 'supporterList' | 'adminDashboardStats' | 'experiment'

/** Who may make a call. `optional` reads who is asking but answers anyone; `causeAdmin` checks the path's cause id (P-017). */
export type CallAccess = 'anyone' | 'optional' | 'refreshToken' | 'semi' | 'full' | 'causeAdmin' | 'support'

/** What a failure means to the caller: RETHROW, FALSE, SWALLOW or LOG of the inventory (E-007, E-008). */
export type FailurePolicy = 'rethrow' | 'false' | 'swallow' | 'log'

type Shape = z.ZodMiniType

type NameOf<Part extends string> = Part extends `id::${infer Name}` ? Name : Part extends `:${infer Name}` ? Name : never
/** The names of the parameters of a path. */
export type NamesIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NameOf<Part> | NamesIn<Rest>
  : NameOf<Path>

export interface Call<
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Details extends Shape = Shape,
  Path extends string = string,
> {
  /** The row of the inventory. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  base: Base
  /** Path below the base, parameters as `:name`; each name has its shape in path-shapes.ts. */
  path: Path
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
  /** The answer has an ETag, and who has that version already is told so (304) instead. */
  versioned: boolean
  /** Answer headers that callers read. */
  readsHeaders: readonly string[]
  query?: Query
  body?: Body
  /** Shape of `body.details` in the answer. */
  details: Details
  /**
   * The person has to have been proven in the last ten minutes (`limits.proofLife`): by logging in, or since. `password` names the field of a call that asks
   * for it itself; `decisions` are the types of a body for which alone it is asked, where a call takes several.
   */
  proof: boolean | { password: string } | { decisions: readonly string[] }
  /** G-030: a cause that has closed can still be asked for it; any other call that changes something of one is refused. Reading is always allowed. */
  whenClosed: boolean
  /** The name of the file that who asks for `text/csv` gets instead. */
  csv: string | null
  /** Bytes that the server accepts as a body. */
  bodyLimit: number
}

type Given<Q extends Shape, B extends Shape, D extends Shape, P extends string> = Pick<
  Call<Q, B, D, P>,
  'id' | 'method' | 'access' | 'details'
> &
  Partial<Omit<Call<Q, B, D>, 'id' | 'method' | 'path' | 'access' | 'details'>> & {
    path: NamesIn<P> extends PathName ? P : `no shape for ${Exclude<NamesIn<P>, PathName>} in path-shapes.ts`
  }

/** Fills in what most calls share: the API base, 3 s, rethrow, 64 KiB. */
export function defineCall<const P extends string, D extends Shape, Q extends Shape = Shape, B extends Shape = Shape>(
  given: Given<Q, B, D, P>,
): Call<Q, B, D, P> {
  return {
    base: 'api',
    timeout: limits.timeout,
    onFailure: 'rethrow',
    ignoredStatuses: [],
    noCache: false,
    idempotent: false,
    versioned: false,
    readsHeaders: [],
    proof: false,
    whenClosed: false,
    csv: null,
    bodyLimit: 65_536,
    ...given,
    path: given.path as P, // its names have been found good above
  }
}

/** The values of a path's parameters, parsed. */
export type PathValues<Path extends string> = string extends Path
  ? Record<string, string | number>
  : { [Name in NamesIn<Path> & PathName]: PathValue<Name> }

/** What a caller hands over: values for the path, the query and the body, as the call declares them. A path's may come from an address that somebody typed. */
export interface CallInput<C extends Call> {
  path?: { [Name in keyof PathValues<C['path']>]: string | number }
  query?: NonNullable<C['query']> extends Shape ? z.input<NonNullable<C['query']>> : never
  body?: NonNullable<C['body']> extends Shape ? z.input<NonNullable<C['body']>> : never
}

export type CallDetails<C extends Call> = z.output<C['details']>
