import type { CauseLeaving } from '#contract/cause-admin/leaving.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { leaveCauseJourneys } from './leave-cause.journeys.ts'
import { type LeavingOutcome, leaveCauseMachine } from './leave-cause.machine.ts'

const until = '2026-11-30T10:00:00.000Z'
export const severalRun: CauseLeaving = {
  isOnly: false,
  others: [{ id: 3, name: 'Ada Quill' }],
  handover: null,
  departures: [
    { id: 7, name: 'Sam Reed', kind: 'left', until },
    { id: 8, name: 'Kit Moss', kind: 'removed', until },
    { id: 9, name: 'Lou Park', kind: 'left', until },
  ],
}
export const onlyOne: CauseLeaving = { isOnly: true, others: [], handover: null, departures: [] }
export const handedOver: CauseLeaving = {
  ...severalRun,
  departures: [],
  handover: { stage: 'holding', giver: 'Mary Hall', taker: 'Ada Quill', isMine: true, until },
}
export const leavingOutcomes: LeavingOutcome[] = [
  { kind: 'left', until },
  { kind: 'changed', leaving: severalRun },
  { kind: 'changed', leaving: handedOver },
  { kind: 'refused', fields: { email: 'alreadyAdmin' } },
]

export const leaveCauseFixtures = fixturesFor(leaveCauseMachine, {
  items: 'G-030',
  inputs: [undefined],
  events: {
    'leaving.wanted': [{ type: 'leaving.wanted' }],
    'leaving.confirmed': [{ type: 'leaving.confirmed' }],
    'leaving.dropped': [{ type: 'leaving.dropped' }],
    'handover.offered': [{ type: 'handover.offered', fields: { to: 'new', email: 'sam@example.org' } }],
    'handover.ended': [{ type: 'handover.ended' }],
    'refusal.begun': [
      { type: 'refusal.begun', id: 7 },
      { type: 'refusal.begun', id: 9 },
    ],
    'refusal.left': [{ type: 'refusal.left' }],
    'return.refused': [{ type: 'return.refused', id: 7, text: 'The committee has voted' }],
    'removal.undone': [{ type: 'removal.undone', id: 8 }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [severalRun, onlyOne, handedOver], fails: true },
    change: { outputs: leavingOutcomes, fails: true },
  },
  invariants: [
    [
      'whose return is being refused is known while it is',
      (snapshot) => snapshot.matches({ shown: 'refusing' }) === (snapshot.context.refusing !== null),
    ],
    ['nothing is sent that was not asked', (snapshot) => snapshot.matches('changing') === (snapshot.context.change !== null)],
    [
      'who has left knows until when they can come back',
      (snapshot) => snapshot.matches('left') === (snapshot.context.until !== ''),
    ],
  ],
  pinned: [
    {
      name: 'G-030 somebody leaves, after what it means was said',
      input: 0,
      events: ['read: done#1', 'leaving.wanted', 'leaving.confirmed', 'change: done#1'],
      ends: 'left',
    },
    {
      name: 'G-030 a cause is handed over, and taken back within the week',
      input: 0,
      events: ['read: done#2', 'handover.offered', 'change: done#3', 'handover.ended', 'change: done#2'],
      ends: { shown: 'choosing' },
    },
    {
      name: 'G-030 those who stay decide about who has gone',
      input: 0,
      events: ['read: done#1', 'refusal.begun#1', 'return.refused', 'change: done#2', 'removal.undone', 'change: done#2'],
      ends: { shown: 'choosing' },
    },
    {
      name: 'what goes astray is read again first',
      input: 0,
      events: ['read: done#1', 'leaving.wanted', 'leaving.confirmed', 'change: error', 'page.refreshed'],
      ends: 'loading',
    },
    ...leaveCauseJourneys,
  ],
})
