import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'
import { newSecret } from '../shared/secrets.ts'
import { postbackPath } from './postback.routes.ts'
import { type NetworkEvent, signatureOf } from './postback.ts'

// An Omit that keeps the union's members apart.
type Plain<T> = T extends unknown ? Omit<T, 'eventId' | 'at'> : never
export type Report = Plain<NetworkEvent>

/** Plays the affiliate network of the demo: reports through the same signed postback as a real one would. */
export async function createSimulator(app: FastifyInstance, services: Services) {
  const secret = await sharedSecret(services.db, 'network-secret')
  return {
    /** Answers the status of the postback. `bought` is when, where that is not now. */
    async report(report: Report, bought?: Date): Promise<number> {
      const at = (bought ?? new Date(services.clock.now())).toISOString()
      const signed = {
        timestamp: String(services.clock.now()),
        nonce: newSecret(),
        body: JSON.stringify({ ...report, eventId: newSecret(), at }),
      }
      const answer = await app.inject({
        method: 'POST',
        url: postbackPath,
        payload: signed.body,
        headers: {
          'content-type': 'application/json',
          'x-network-timestamp': signed.timestamp,
          'x-network-nonce': signed.nonce,
          'x-network-signature': signatureOf(secret, signed),
        },
      })
      return answer.statusCode
    },
  }
}
export type Simulator = Awaited<ReturnType<typeof createSimulator>>
