import type { StatementDetail } from '#contract/cause-admin/statement.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { statementMachine } from './statement.machine.ts'

export const someStatement: StatementDetail = {
  id: 'p2',
  reference: 'FAR-1-2026-10-01',
  stage: 'paid',
  pence: 2500,
  date: '2026-09-30T23:00:00.000Z',
  paidOn: '2026-09-30T23:00:00.000Z',
  lastFour: '4321',
  from: '2026-06-30T23:00:00.000Z',
  sentAt: null,
  paidWith: null,
  causeName: 'Abbotsmere Hospice',
  reason: null,
  corrections: { count: 1, pence: -113 },
  refusal: null,
  returnedAt: null,
  lines: [
    { name: 'Alder Home', donations: 3, pence: 1500 },
    { name: 'Fern Models', donations: 1, pence: 1000 },
  ],
}

export const statementFixtures = fixturesFor(statementMachine, {
  items: 'F-151',
  inputs: [undefined],
  events: { 'print.asked': [{ type: 'print.asked' }], 'page.refreshed': [{ type: 'page.refreshed' }] },
  outcomes: { readStatement: { outputs: [someStatement, null], fails: true } },
  invariants: [['what is printed was found', (snapshot) => snapshot.matches('printable') === (snapshot.context.found !== null)]],
  pinned: [
    { name: 'F-151 read, then printed', input: 0, events: ['readStatement: done#1', 'print.asked'], ends: 'printable' },
    { name: 'a statement of nobody', input: 0, events: ['readStatement: done#2'], ends: 'unknown' },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readStatement: error', 'page.refreshed', 'readStatement: done#1'],
      ends: 'printable',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
  ],
})
