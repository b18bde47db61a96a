import type { AuditEntry } from '#contract/support/audit.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { auditTrailJourneys } from './audit-trail.journeys.ts'
import { type AuditFound, auditTrailMachine, wholeTrail } from './audit-trail.machine.ts'

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-21T09:00:00.000Z',
  action: 'loggedIn',
  person: 'admin@farthing.example',
  subject: 'user:2',
  detail: { by: 'password' },
  times: 1,
  lastAt: null,
  ...changes,
})
const failedOnes = entry(2, { action: 'logInFailed', person: null, times: 40, lastAt: '2026-11-21T11:30:00.000Z', detail: {} })
export const newestLines: AuditFound = { entries: [entry(3), failedOnes], hasMore: true }
export const lastLine: AuditFound = { entries: [entry(1, { action: 'accountCreated' })], hasMore: false }

const asked = { type: 'trail.asked', filter: wholeTrail } as const

export const auditTrailFixtures = fixturesFor(auditTrailMachine, {
  inputs: [undefined],
  events: { 'trail.asked': [asked], 'more.asked': [{ type: 'more.asked' }] },
  outcomes: { readTrail: { outputs: [newestLines, lastLine, { entries: [], hasMore: false }], fails: true } },
  within: (snapshot) => snapshot.context.entries.length <= 5,
  invariants: [
    [
      'what is shown was found',
      (snapshot) => !['shown', 'loadingMore', 'moreFailed'].includes(snapshot.value) || snapshot.context.entries.length > 0,
    ],
    ['nothing is nothing', (snapshot) => !snapshot.matches('empty') || snapshot.context.entries.length === 0],
  ],
  pinned: [
    { name: 'nothing is read before it is asked for', input: 0, events: [], ends: 'closed' },
    {
      name: 'shown, then those before',
      input: 0,
      events: ['trail.asked', 'readTrail: done#1', 'more.asked', 'readTrail: done#2'],
      ends: 'shown',
      knows: { entries: [...newestLines.entries, ...lastLine.entries], hasMore: false },
    },
    {
      name: 'another filter begins anew',
      input: 0,
      events: ['trail.asked', 'readTrail: done#1', 'trail.asked', 'readTrail: done#2'],
      ends: 'shown',
      knows: { entries: lastLine.entries },
    },
    { name: 'nothing fits', input: 0, events: ['trail.asked', 'readTrail: done#3'], ends: 'empty' },
    {
      name: 'what is shown stays when the rest does not come',
      input: 0,
      events: ['trail.asked', 'readTrail: done#1', 'more.asked', 'readTrail: error', 'more.asked', 'readTrail: done#2'],
      ends: 'shown',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['trail.asked', 'readTrail: error', 'trail.asked', 'readTrail: done#1'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['trail.asked', 'after: patience'], ends: 'failed' },
    { name: 'a trail that cannot be read says so', input: 0, events: ['trail.asked', 'readTrail: error'], ends: 'failed' },
    ...[[], ['readTrail: done#3'], ['readTrail: error']].map((answer) => ({
      name: `what is asked now is what is looked for: after ${answer[0] ?? 'nothing'}`,
      input: 0,
      events: [...answer.flatMap((one) => ['trail.asked', one]), 'trail.asked'],
      ends: 'loading',
      does: [`keepFilter(${JSON.stringify({ filter: wholeTrail })})`],
    })),
    ...auditTrailJourneys,
  ],
})
