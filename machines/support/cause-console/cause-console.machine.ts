import type { CauseReviewDecision, ReviewedCause } from '#contract/causes/cause-review.ts'
import { patience } from '#machines/placeholder.ts'
import { reviewQueue } from '../review-queue.ts'

/** The support team's queue of causes that the register has not confirmed. */
export const causeConsoleMachine = reviewQueue<ReviewedCause, CauseReviewDecision>(
  'causeConsole',
  'Support queue: causes to check.',
  ({ id }) => `${id}`,
  patience.provenCall,
)
