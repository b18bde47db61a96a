import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names the version of an answer (ETag), and tells whether the caller has it already: then nothing more is sent than that (304). */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, details: object): boolean {
  // Weak: what packs an answer on its way may change its bytes, and says the same.
  const tag = `W/"${createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag)
  return request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) ?? false
}
