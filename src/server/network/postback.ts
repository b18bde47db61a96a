import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { declineReasons } from '#contract/giving/donation.ts'
import { MINUTE } from '#contract/limits.ts'

/** Printable, so that every database keeps it as it came. */
const named = (shortest: number, longest: number) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^[\p{L}\p{N}\p{P}\p{S} ]*$/u))
/** No database has a year 0. What else cannot be is told apart by what it is reported for, and kept. */
const at = z.iso.datetime().check(z.regex(/^(?!0000)/))
const base = { eventId: named(8, 80), reference: named(4, 80), at }
const purchase = {
  ...base,
  /** The shop's own order number, as its customer sees it. */
  orderReference: z.optional(named(1, 80)),
  spentPence: z.number().check(z.int(), z.minimum(1), z.maximum(10_000_000)),
}
/** The network's token of a payment card; never the card's number. */
const card = named(16, 128)

/** What a network reports, one event a postback. Amounts in pence. */
export const networkEvent = z.discriminatedUnion('type', [
  // `at` is when it was bought, and `reference` names the order in every later report.
  z.object({ type: z.literal('sale'), ...purchase, visitId: named(1, 64) }),
  // H-010: bought in a shop with a linked card, without a visit.
  z.object({ type: z.literal('inStoreSale'), ...purchase, card, retailer: named(1, 80) }),
  // Somebody has linked a card in the network's own form, which we opened with the code of the person.
  z.object({
    type: z.literal('cardLinked'),
    ...base,
    card,
    lastFour: z.string().check(z.regex(/^\d{4}$/)),
    person: named(8, 64),
  }),
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
