import { randomBytes } from 'node:crypto'
import { postbackPath } from '#server/network/postback.routes.ts'
import { signatureOf } from '#server/network/postback.ts'
import { sharedSecret } from '#server/settings.ts'
import type { TestServer } from './server.ts'

export type Reported = { type: string; reference: string; eventId?: string; at?: string } & Record<string, unknown>

/** Speaks as the affiliate network, through its signed postback. Answers status, details and error. */
export async function networkOf(server: Pick<TestServer, 'services' | 'clock' | 'app'>) {
  const secret = await sharedSecret(server.services.db, 'network-secret')
  const unique = () => randomBytes(12).toString('hex')
  return async (event: Reported) => {
    const body = JSON.stringify({ eventId: unique(), at: new Date(server.clock.now()).toISOString(), ...event })
    const signed = { timestamp: String(server.clock.now()), nonce: unique(), body }
    const answer = await server.app.inject({
      method: 'POST',
      url: postbackPath,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-network-timestamp': signed.timestamp,
        'x-network-nonce': signed.nonce,
        'x-network-signature': signatureOf(secret, signed),
      },
    })
    const parsed = answer.json()
    return {
      status: answer.statusCode,
      donationId: (parsed.body?.details?.donationId ?? null) as string | null,
      fields: parsed.error?.fields as Record<string, string> | undefined,
      code: parsed.error?.code as string | undefined,
    }
  }
}
