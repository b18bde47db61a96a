import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { reading } from '#machines/reading.ts'

/** R-078, C-055 */
export const referralsMachine = reading<ReferralSummary>(
  'referrals',
  'Bringing others along: the address to pass on, and what came of it so far.',
)
