import type { KeptReport, KeptReportDecision } from '#contract/support/kept-report.ts'
import { reviewQueue } from '../review-queue.ts'

/** The support team's queue of what networks have reported and could not be booked as it came. */
export const reportConsoleMachine = reviewQueue<KeptReport, KeptReportDecision>(
  'reportConsole',
  'Support queue: purchases we couldn’t record.',
)
