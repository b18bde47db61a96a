import type { FastifyInstance, FastifyReply } from 'fastify'
import words from '../../../locales/en-GB/errors.json' with { type: 'json' }
import { type ErrorBody, type ErrorCode, errorCatalogue } from '../../contract/errors.ts'
import { Refusal } from './refusal.ts'

function bodyOf(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  const { messageKey, retryable } = errorCatalogue[code]
  return { error: { code, message: words[messageKey], retryable, ...(fields ? { fields } : {}) } }
}

/** Fastify's own faults in the catalogue's words. */
function codeOf(error: { statusCode?: number; code?: string }): ErrorCode {
  if (error.statusCode === 413) return 'tooLarge'
  if (error.statusCode === 415) return 'unsupportedType'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'badRequest'
  if (error.code === 'ECONNREFUSED' || error.code === '57P01' || error.code === '53300') return 'unavailable'
  return 'internal'
}

export function answerRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  return reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal.code, refusal.fields))
}

/** Every failure of the API leaves as a catalogue entry (G-024); what went wrong inside is logged, never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof Refusal) return answerRefusal(reply, error)
    const code = codeOf(error)
    if (code === 'internal') console.error(`${request.method} ${request.routeOptions.url ?? ''} failed:`, error)
    return answerRefusal(reply, new Refusal(code))
  })
}
