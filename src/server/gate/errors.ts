import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import words from '#locales/en-GB/errors.json' with { type: 'json' }
import { isTransient } from '../db/faults.ts'
import { HttpError } from './http-error.ts'

function bodyOf(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  const { messageKey, retryable } = errorCatalogue[code]
  return { error: { code, message: words[messageKey], retryable, ...(fields ? { fields } : {}) } }
}

/** Fastify's own faults in the catalogue's words. */
function codeOf(error: Error & { statusCode?: number }): ErrorCode {
  if (error.statusCode === 413) return 'tooLarge'
  if (error.statusCode === 415) return 'unsupportedType'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'badRequest'
  return isTransient(error) ? 'unavailable' : 'internal'
}

/** Seconds after which whoever was told "not now" may try again. */
const shortWait = 1

export function sendHttpError(reply: FastifyReply, refusal: HttpError) {
  const wait = refusal.retryAfterSeconds ?? (refusal.status === 503 ? shortWait : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal.code, refusal.fields))
}

/** A failure as its catalogue entry (G-024); what went wrong inside is logged, never sent. */
export function sendError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) return sendHttpError(reply, error)
  const code = codeOf(error)
  if (code === 'internal') console.error(`${request.method} ${request.routeOptions.url ?? ''} failed:`, error)
  return sendHttpError(reply, new HttpError(code))
}

/** Every failure of the API leaves as a catalogue entry. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}
