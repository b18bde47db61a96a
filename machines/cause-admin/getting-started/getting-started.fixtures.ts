import { fixturesFor } from '#machines/fixtures.ts'
import { gettingStartedMachine } from './getting-started.machine.ts'

export const gettingStartedFixtures = fixturesFor(gettingStartedMachine, {
  items: 'F-140',
  inputs: [{ done: [] }, { done: ['causePage', 'share', 'recruit'] }],
  events: {
    'steps.counted': [
      { type: 'steps.counted', done: ['causePage', 'share'] },
      { type: 'steps.counted', done: ['recruit', 'share', 'causePage'] },
    ],
  },
  outcomes: {},
  invariants: [['complete means three', (snapshot) => snapshot.matches('complete') === (snapshot.context.done.length === 3)]],
  pinned: [
    { name: 'F-140 nothing done yet', input: 0, events: [], ends: 'open' },
    { name: 'two of three', input: 0, events: ['steps.counted#1'], ends: 'open' },
    { name: 'F-140, D-014 all complete', input: 0, events: ['steps.counted#1', 'steps.counted#2'], ends: 'complete' },
    { name: 'a step may be open again', input: 1, events: ['steps.counted#1'], ends: 'open' },
  ],
})
