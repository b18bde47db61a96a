import { defaultErrorMessage, type ErrorBody, type ErrorKind } from '#contract/errors.ts'

/** E-001…E-006: why a call failed, in one of three kinds, with the sentence for the person. */
export class ApiFailure extends Error {
  readonly kind: ErrorKind
  /** HTTP status of a request error; 0 otherwise. */
  readonly status: number
  readonly code: string | null
  readonly fields: Record<string, string>
  /** Seconds until it may be tried again, where the server says so. */
  readonly wait: number | null

  constructor(kind: ErrorKind, status = 0, body: unknown = null, headers: Headers | null = null) {
    const error = (body as Partial<ErrorBody> | null)?.error // an answer of any shape may come with a failure
    super(typeof error?.message === 'string' ? error.message : defaultErrorMessage)
    this.kind = kind
    this.status = status
    this.code = typeof error?.code === 'string' ? error.code : null
    this.fields = error?.fields ?? {}
    const wait = Number(headers?.get('retry-after') ?? Number.NaN)
    this.wait = Number.isFinite(wait) && wait > 0 ? wait : null
  }
}
