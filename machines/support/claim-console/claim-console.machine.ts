import type { ClaimDecision, ReviewedClaim } from '#contract/giving/claim.ts'
import { patience } from '#machines/placeholder.ts'
import { reviewQueue } from '../review-queue.ts'

/** G-006: the support team's queue of claims. */
export const claimConsoleMachine = reviewQueue<ReviewedClaim, ClaimDecision>(
  'claimConsole',
  'Support queue: claims to decide.',
  ({ id }) => id,
  patience.provenCall,
)
