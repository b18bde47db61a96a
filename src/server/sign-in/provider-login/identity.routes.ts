import type { FastifyInstance } from 'fastify'
import { reachable } from '#server/gate/headers.ts'
import type { Services } from '#server/services.ts'
import { providerOf, providerReturn } from './providers.ts'

/** Leads a browser to the provider's own dialog, so that no page needs to know the provider's addresses or our ids there. */
export function serveProviderDialogs(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { provider: string }; Querystring: { state?: string } }>(
    '/login/:provider/dialog',
    async (request, reply) => {
      const { params, query } = request
      const provider = providerOf(services, params.provider)
      return reply
        .header('cache-control', 'no-store')
        .header(...reachable)
        .redirect(
          provider.dialog(providerReturn(services.config, request, params.provider), String(query.state ?? '').slice(0, 200)),
        )
    },
  )
}
