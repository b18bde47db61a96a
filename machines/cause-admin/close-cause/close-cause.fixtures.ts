import type { CauseClosing } from '#contract/cause-admin/closing.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type ClosingOutcome, closeCauseMachine } from './close-cause.machine.ts'

const reason = 'The hall is sold'
export const openCause: CauseClosing = {
  stage: 'open',
  reason: null,
  askedBy: null,
  closesAt: null,
  closedAt: null,
  isReopeningWanted: false,
  refusal: null,
  outlook: {
    supporters: 42,
    availablePence: 1234,
    waits: null,
    pendingPence: 560,
    heldPence: 0,
  },
}
const asked = { reason, askedBy: 'Mary Hall', closesAt: '2026-11-30T10:00:00.000Z' }
export const closingCause: CauseClosing = { ...openCause, ...asked, stage: 'closing' }
export const closedCauseNow: CauseClosing = {
  ...closingCause,
  stage: 'closed',
  closedAt: '2026-11-30T10:00:00.000Z',
  refusal: 'Send us the lease first',
  outlook: { ...openCause.outlook, supporters: 0, waits: 'noBankDetails', heldPence: 300 },
}
export const wantedCause: CauseClosing = { ...closedCauseNow, isReopeningWanted: true, refusal: null }
export const closingOutcomes: ClosingOutcome[] = [
  ...[openCause, closingCause, closedCauseNow, wantedCause].map((closing) => ({ kind: 'changed' as const, closing })),
  { kind: 'refused', fields: {} },
]

export const closeCauseFixtures = fixturesFor(closeCauseMachine, {
  items: 'G-030',
  inputs: [undefined],
  events: {
    'closing.wanted': [{ type: 'closing.wanted', reason }],
    'closing.confirmed': [{ type: 'closing.confirmed' }],
    'closing.left': [{ type: 'closing.left' }],
    'closing.undone': [{ type: 'closing.undone' }],
    'reopening.wanted': [{ type: 'reopening.wanted', text: 'We have a new hall' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [openCause, closingCause, closedCauseNow, wantedCause], fails: true },
    change: { outputs: closingOutcomes, fails: true },
  },
  invariants: [
    ['nothing is sent that was not asked', (snapshot) => snapshot.matches('changing') === (snapshot.context.change !== null)],
    ['what is confirmed has a reason', (snapshot) => !snapshot.matches('confirming') || snapshot.context.reason !== ''],
  ],
  pinned: [
    {
      name: 'G-030 closed after it was said what will happen, and undone with one press',
      input: 0,
      events: ['read: done#1', 'closing.wanted', 'closing.confirmed', 'change: done#2', 'closing.undone', 'change: done#1'],
      ends: 'open',
      knows: { reason },
    },
    {
      name: 'G-030 who won’t show that it’s them closes nothing, and what was typed stays',
      input: 0,
      events: ['read: done#1', 'closing.wanted', 'closing.confirmed', 'change: done#5'],
      ends: 'open',
      knows: { reason },
    },
    {
      name: 'G-030 second thoughts before it is sent',
      input: 0,
      events: ['read: done#1', 'closing.wanted', 'closing.left'],
      ends: 'open',
    },
    {
      name: 'G-030 support is asked to open it again',
      input: 0,
      events: ['read: done#3', 'reopening.wanted', 'change: done#4'],
      ends: 'wanted',
    },
    {
      name: 'a press that goes astray is read again first',
      input: 0,
      events: ['read: done#2', 'closing.undone', 'after: decision', 'page.refreshed', 'read: done#1'],
      ends: 'open',
    },
    {
      name: 'what is not known is read again, until it is',
      input: 0,
      events: ['after: patience', 'page.refreshed', 'read: error', 'page.refreshed', 'read: done#1'],
      ends: 'open',
    },
    {
      name: 'a press that fails says so',
      input: 0,
      events: ['read: done#2', 'closing.undone', 'change: error'],
      ends: 'notChanged',
    },
  ],
})
