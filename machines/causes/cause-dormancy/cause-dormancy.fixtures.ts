import { fixturesFor } from '#machines/fixtures.ts'
import { causeDormancyMachine } from './cause-dormancy.machine.ts'

export const causeDormancyFixtures = fixturesFor(causeDormancyMachine, {
  items: 'G-029',
  inputs: [{ isDormant: true }, { isDormant: false }],
  events: { 'cause.reactivated': [{ type: 'cause.reactivated' }] },
  outcomes: {},
  invariants: [
    [
      'only a cause that does not rest takes supporters',
      (snapshot) => snapshot.hasTag('takesSupporters') === snapshot.matches('active'),
    ],
  ],
  pinned: [
    { name: 'G-029 it rests until it is reactivated', input: 0, events: [], ends: 'resting' },
    { name: 'G-029 reactivated', input: 0, events: ['cause.reactivated'], ends: 'active' },
    { name: 'G-029 what does not rest stays as it is', input: 1, events: [], ends: 'active' },
  ],
})
