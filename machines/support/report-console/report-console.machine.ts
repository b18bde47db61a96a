import type { KeptReport, KeptReportDecision } from '#contract/support/kept-report.ts'
import { patience } from '#machines/placeholder.ts'
import { plainQueue } from '../review-queue.ts'

/** The support team's queue of what networks have reported and could not be booked as it came. */
export const reportConsoleMachine = plainQueue<KeptReport, KeptReportDecision>(
  'reportConsole',
  'Support queue: purchases we couldn’t record.',
  patience.provenCall,
)
