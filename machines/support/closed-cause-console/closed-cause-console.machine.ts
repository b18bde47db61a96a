import type { ClosedCause, ClosedCauseEvent } from '#contract/support/closed-cause.ts'
import { patience } from '#machines/placeholder.ts'
import { reasonedQueue } from '../review-queue.ts'

/** G-030: the queue of closed causes with money that nobody has decided about, or that somebody wants to open again. */
export const closedCauseConsoleMachine = reasonedQueue<ClosedCause, ClosedCauseEvent>(
  'closedCauseConsole',
  'Support queue: money left by closed causes.',
  ({ id }) => `${id}`,
  patience.provenCall,
)
