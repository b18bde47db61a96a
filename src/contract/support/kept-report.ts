import * as z from 'zod/mini'

/** Why what a network has reported could not be booked as it came, and is kept for the support team. */
export const keptReasons = [
  'purchaseBeforeVisit',
  'purchaseTooLate',
  'purchaseInFuture',
  'cardUnknown',
  'accountClosed',
  'termsUnknown',
  'maybeClaimed',
] as const
export type KeptReason = (typeof keptReasons)[number]

export const keptReport = z.object({
  id: z.number(),
  reason: z.enum(keptReasons),
  /** Whoever reads it is whom it is about, or runs the cause that it counts for: somebody else decides. */
  isMine: z.optional(z.boolean()),
  shopName: z.nullable(z.string()),
  reference: z.string(),
  receivedAt: z.string(),
  /** Pence, and when it was bought; null where the report does not say. */
  spentPence: z.nullable(z.number()),
  purchasedAt: z.nullable(z.string()),
  donationId: z.nullable(z.string()),
})
export type KeptReport = z.infer<typeof keptReport>

/** `report.joined`: what the claim had booked is the purchase that the shop has reported since, and counts once. */
export const keptReportDecision = z.object({ type: z.enum(['report.handled', 'report.joined']) })
export type KeptReportDecision = z.infer<typeof keptReportDecision>
