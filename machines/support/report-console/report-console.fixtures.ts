import type { KeptReport, KeptReportDecision } from '#contract/support/kept-report.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { reportConsoleMachine } from './report-console.machine.ts'

const report: KeptReport = {
  id: 12,
  reason: 'maybeClaimed',
  shopName: 'Alder Home',
  reference: 'NET-77-3',
  receivedAt: '2026-11-20T10:00:00.000Z',
  spentPence: 1100,
  purchasedAt: '2026-10-12T10:00:00.000Z',
  donationId: 'D0123456789ABCDEF012',
}

const handled: KeptReportDecision = { type: 'report.handled' }

export const reportConsoleFixtures = reviewQueueFixtures(reportConsoleMachine, report, {
  atOnce: { reference: `${report.id}`, event: handled },
})
