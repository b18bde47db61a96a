import type { ClosedCause, ClosedCauseEvent } from '#contract/support/closed-cause.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { closedCauseConsoleMachine } from './closed-cause-console.machine.ts'

export const someClosedCause: ClosedCause = {
  id: 7,
  name: 'Brackwater Bowls Club',
  uri: 'brackwater-bowls-club',
  closedAt: '2026-11-20T10:00:00.000Z',
  reason: 'The green is sold',
  payablePence: 0,
  heldPence: 1234,
  movablePence: 1234,
  pendingPence: 300,
  waits: 'noBankDetails',
  people: [{ name: 'Mary Hall', email: 'mary@example.org' }],
  wanted: null,
  proposal: null,
  decisions: [],
}

const kept: ClosedCauseEvent = { type: 'money.kept', text: 'Its committee meets in May' }

export const closedCauseConsoleFixtures = reviewQueueFixtures(closedCauseConsoleMachine, someClosedCause, {
  withReason: { reference: '7', event: kept },
})
