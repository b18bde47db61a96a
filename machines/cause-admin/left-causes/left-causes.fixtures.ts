import type { OwnDeparture } from '#contract/cause-admin/leaving.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { leftCausesJourneys } from './left-causes.journeys.ts'
import { leftCausesMachine, type ReturnOutcome } from './left-causes.machine.ts'

const until = '2026-11-30T10:00:00.000Z'
export const leftCauses: OwnDeparture[] = [
  { id: 7, causeId: 1, causeName: 'Abbotsmere Hospice', until, refusal: null },
  { id: 8, causeId: 2, causeName: 'Brackwater Bowls Club', until, refusal: 'The committee has voted' },
]

export const leftCausesFixtures = fixturesFor(leftCausesMachine, {
  items: 'G-030',
  inputs: [undefined],
  events: {
    'return.pressed': [
      { type: 'return.pressed', id: 7 },
      { type: 'return.pressed', id: 8 },
    ],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [leftCauses, []], fails: true },
    comeBack: { outputs: ['back', 'tooLate', 'notProven'] satisfies ReturnOutcome[], fails: true },
  },
  invariants: [
    ['who comes back has chosen a cause', (snapshot) => !snapshot.matches('returning') || snapshot.context.chosen !== null],
  ],
  pinned: [
    {
      name: 'G-030 back within the week',
      input: 0,
      events: ['read: done#1', 'return.pressed#1', 'comeBack: done#1'],
      ends: 'back',
    },
    {
      name: 'G-030 those who run it have decided otherwise meanwhile',
      input: 0,
      events: ['read: done#1', 'return.pressed#1', 'comeBack: done#2', 'page.refreshed', 'read: done#2'],
      ends: 'empty',
    },
    {
      name: 'G-030 not where those who run it have said no',
      input: 0,
      events: ['read: done#1'],
      ends: 'shown',
      refuses: ['return.pressed#2'],
    },
    ...leftCausesJourneys,
  ],
})
