import * as z from 'zod/mini'

/** R-078, C-055: the address to pass on, and what came of it so far. Amounts in pence, to both causes together. */
export const referralSummary = z.object({
  /** Of the cause's page, with who has invited in it; of the home page where there is no cause. */
  address: z.string(),
  causeName: z.nullable(z.string()),
  bonusPence: z.number(),
  friends: z.number(),
  /** Those of them whose purchases no shop has paid us for yet. */
  waiting: z.number(),
  pendingPence: z.number(),
  confirmedPence: z.number(),
})
export type ReferralSummary = z.infer<typeof referralSummary>

/** M-031 */
export const referral = z.object({ id: z.string(), referrerEntityType: z.string(), referrerEntityIdentifier: z.string() })
