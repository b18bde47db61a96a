import { fixturesFor } from '#machines/fixtures.ts'
import { overlayMachine } from './overlay.machine.ts'

export const overlayFixtures = fixturesFor(overlayMachine, {
  items: 'F-161',
  inputs: [undefined],
  events: { 'overlay.opened': [{ type: 'overlay.opened' }], 'overlay.closed': [{ type: 'overlay.closed' }] },
  outcomes: {},
  invariants: [],
  pinned: [
    {
      name: 'in, and out again',
      input: 0,
      events: ['overlay.opened', 'after: visibleAfter', 'overlay.closed', 'after: hiddenAfter'],
      ends: 'hidden',
    },
    { name: 'closed before it is quite there, it goes', input: 0, events: ['overlay.opened', 'overlay.closed'], ends: 'leaving' },
    {
      name: 'wanted again before it is quite gone, it comes',
      input: 0,
      events: ['overlay.opened', 'overlay.closed', 'overlay.opened'],
      ends: 'entering',
    },
  ],
})
