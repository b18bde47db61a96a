import type { KeptReport, KeptReportDecision } from '#contract/support/kept-report.ts'
import { reviewQueue } from '../review-queue.ts'

/** The support team's queue of what networks have reported and could not be booked as it came. */
export const reportConsoleMachine = reviewQueue<KeptReport, KeptReportDecision>(
  'reportConsole',
  'The support team’s queue of purchases that shops reported and that could not be booked as they came.',
)
