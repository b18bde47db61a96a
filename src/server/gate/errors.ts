import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { isTransient } from '../db/faults.ts'
import type { ServerWords, Speaker } from '../words/server-words.ts'
import { HttpError } from './http-error.ts'

function bodyOf({ t }: Speaker, { code, fields }: HttpError): ErrorBody {
  const { messageKey, retryable } = errorCatalogue[code]
  return { error: { code, message: t(`errors:${messageKey}`), retryable, ...(fields ? { fields } : {}) } }
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

function sendHttpError(words: Speaker, reply: FastifyReply, refusal: HttpError) {
  const wait = refusal.retryAfterSeconds ?? (refusal.status === 503 ? shortWait : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(words, refusal))
}

/** A failure as its catalogue entry (G-024), in the language that whoever asks prefers; what went wrong inside is logged, never sent. */
export function sendError(
  words: ServerWords,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const speaker = words.preferred(request.headers['accept-language'])
  const call = `${request.method} ${request.routeOptions.url ?? ''}`
  if (error instanceof HttpError) {
    if (error.cause !== undefined) console.warn(`${call} answers ${error.code}:`, error.cause)
    return sendHttpError(speaker, reply, error)
  }
  const code = codeOf(error)
  if (code === 'internal') console.error(`${call} failed:`, error)
  return sendHttpError(speaker, reply, new HttpError(code))
}

/** Every failure of the API leaves as a catalogue entry. */
export function handleErrors(app: FastifyInstance, words: ServerWords): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => sendError(words, error, request, reply))
}
