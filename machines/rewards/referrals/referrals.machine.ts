import type { ReferralSummary } from '#contract/rewards/referral.ts'
import { reading } from '#machines/reading.ts'

/** R-078, C-055 */
export const referralsMachine = reading<ReferralSummary>('referrals', 'Inviting friends: your link and who joined.')
