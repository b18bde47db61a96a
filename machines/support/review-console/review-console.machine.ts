import type { ReviewEvent, ReviewedRequest } from '#contract/support/admin-review.ts'
import { patience } from '#machines/placeholder.ts'
import { reviewQueue } from '../review-queue.ts'

/** R-145, G-006: the queue of requests for administrators' rights. */
export const reviewConsoleMachine = reviewQueue<ReviewedRequest, ReviewEvent>(
  'reviewConsole',
  'Support queue: people asking to run a cause.',
  ({ reference }) => reference,
  patience.provenCall,
)
