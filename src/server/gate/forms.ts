import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** Only what is text, and of what was sent twice the first. */
const texts = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) => {
      const one: unknown = Array.isArray(value) ? value[0] : value
      return typeof one === 'string' ? [[name, one] as const] : []
    }),
  )

/** Lets plain pages take forms: their handlers find a record of texts in query and body, whatever was sent, and nothing was sent as an empty one. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(formBody)
  scope.addHook('preValidation', async (request) => {
    request.query = texts(request.query)
    request.body = texts(request.body)
  })
}
