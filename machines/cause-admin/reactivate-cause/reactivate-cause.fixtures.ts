import { fixturesFor } from '#machines/fixtures.ts'
import { reactivateCauseMachine } from './reactivate-cause.machine.ts'

export const reactivateCauseFixtures = fixturesFor(reactivateCauseMachine, {
  items: 'G-029',
  inputs: [undefined],
  events: { 'reactivation.asked': [{ type: 'reactivation.asked' }], 'page.refreshed': [{ type: 'page.refreshed' }] },
  outcomes: {
    readDormancy: { outputs: [true, false], fails: true },
    reactivate: { outputs: ['reactivated', 'tooLate'], fails: true },
  },
  invariants: [
    [
      'only what rests can be reactivated',
      (snapshot) => snapshot.can({ type: 'reactivation.asked' }) === (snapshot.matches('resting') || snapshot.matches('failed')),
    ],
  ],
  pinned: [
    {
      name: 'G-029 reactivated',
      input: 0,
      events: ['readDormancy: done#1', 'reactivation.asked', 'reactivate: done#1'],
      ends: 'reactivated',
    },
    { name: 'G-029 what does not rest is left alone', input: 0, events: ['readDormancy: done#2'], ends: 'active' },
    {
      name: 'lost, then tried again',
      input: 0,
      events: ['readDormancy: done#1', 'reactivation.asked', 'after: patience', 'reactivation.asked', 'reactivate: done#1'],
      ends: 'reactivated',
    },
    {
      name: 'what cannot be read is read again',
      input: 0,
      events: ['readDormancy: error', 'page.refreshed', 'readDormancy: done#1'],
      ends: 'resting',
    },
    {
      name: 'somebody else was faster',
      input: 0,
      events: ['readDormancy: done#1', 'reactivation.asked', 'reactivate: done#2', 'page.refreshed', 'readDormancy: done#2'],
      ends: 'active',
    },
    ...['readDormancy: error', 'after: patience'].map((fault) => ({
      name: `a cause that cannot be read isn’t said to rest: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'unknown',
    })),
    {
      name: 'a reactivation that fails says so',
      input: 0,
      events: ['readDormancy: done#1', 'reactivation.asked', 'reactivate: error'],
      ends: 'failed',
    },
  ],
})
