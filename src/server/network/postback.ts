import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { declineReasons } from '../../contract/entities/donation.ts'
import { MINUTE } from '../../contract/limits.ts'

const sale = z.object({
  type: z.literal('sale'),
  eventId: z.string().check(z.minLength(8), z.maxLength(80)),
  reference: z.string().check(z.minLength(4), z.maxLength(80)),
  visitId: z.string().check(z.maxLength(64)),
  spentPence: z.number().check(z.int(), z.minimum(1), z.maximum(10_000_000)),
  at: z.iso.datetime(),
})
const base = { eventId: sale.shape.eventId, reference: sale.shape.reference, at: sale.shape.at }

/** What a network reports, one event a postback. Amounts in pence. */
export const networkEvent = z.discriminatedUnion('type', [
  sale,
  z.object({ type: z.literal('confirmed'), ...base }),
  z.object({ type: z.literal('adjusted'), ...base, spentPence: z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)) }),
  z.object({ type: z.literal('declined'), ...base, reason: z.enum(declineReasons) }),
  z.object({ type: z.literal('funded'), ...base }),
  // `reference` is the claim's; the shop has found the purchase, or has not, and says why.
  z.object({
    type: z.literal('claimAnswered'),
    ...base,
    isFound: z.boolean(),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
])
export type NetworkEvent = z.infer<typeof networkEvent>

/** How far a postback's clock may be off. */
export const postbackTolerance = 5 * MINUTE

export interface Signed {
  timestamp: string
  nonce: string
  body: string
}

export function signatureOf(secret: Buffer, { timestamp, nonce, body }: Signed): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('base64url')
}

/** True when the signature is this secret's over timestamp, nonce and body, and the timestamp is within the tolerance. */
export function isGenuine(secret: Buffer, signed: Signed, signature: string, now: number): boolean {
  const expected = Buffer.from(signatureOf(secret, signed))
  const given = Buffer.from(signature)
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Math.abs(now - Number(signed.timestamp)) <= postbackTolerance
  )
}
