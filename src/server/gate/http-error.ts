import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'

/** An expected "no", answered as its catalogue entry says. `fields` maps a field to the code of its fault; `cause` is what failed behind it. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, 'cause' in detail ? { cause: detail.cause } : undefined)
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}
