import { defaultErrorMessage, type ErrorBody, type ErrorKind } from '#contract/errors.ts'

/** Where an answer was not as the contract says: never what stood there. */
export interface AnswerIssue {
  /** Zod's word, such as `invalid_type`. */
  code: string
  /** From the answer's root: `body.details.user.id`. */
  path: string
}

interface FailureParts {
  /** HTTP status of a request error. */
  status?: number
  /** What the server has answered, of whatever shape. */
  body?: unknown
  headers?: Headers
  /** What it came from, for the log only. */
  cause?: unknown
}

/** E-001…E-006: why a call failed, in one of three kinds, with the sentence for the person. What it came from is kept for the log, and never shown. */
export class ApiFailure extends Error {
  readonly kind: ErrorKind
  /** HTTP status of a request error; 0 otherwise. */
  readonly status: number
  readonly code: string | null
  readonly fields: Record<string, string>
  /** Seconds until it may be tried again, where the server says so. */
  readonly wait: number | null
  readonly issues: readonly AnswerIssue[]

  constructor(kind: ErrorKind, { status = 0, body, headers, cause }: FailureParts = {}) {
    const error = (body as Partial<ErrorBody> | null | undefined)?.error // an answer of any shape may come with a failure
    super(typeof error?.message === 'string' ? error.message : defaultErrorMessage, cause === undefined ? {} : { cause })
    this.kind = kind
    this.status = status
    this.code = typeof error?.code === 'string' ? error.code : null
    this.fields = error?.fields ?? {}
    const wait = Number(headers?.get('retry-after') ?? Number.NaN)
    this.wait = Number.isFinite(wait) && wait > 0 ? wait : null
    this.issues = issuesOf(cause)
  }
}

/** What zod has found; nothing of any other fault. Told by its shape: zod comes with the first call. */
function issuesOf(cause: unknown): AnswerIssue[] {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause) || !Array.isArray(cause.issues)) return []
  return cause.issues.map(({ code, path }: { code: string; path: PropertyKey[] }) => ({ code, path: path.map(String).join('.') }))
}
