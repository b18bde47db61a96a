import { fixturesFor } from '#machines/fixtures.ts'
import { searchVisibilityMachine } from './search-visibility.machine.ts'

export const searchVisibilityFixtures = fixturesFor(searchVisibilityMachine, {
  items: 'F-145',
  inputs: [
    { isShown: false, hasLocation: true },
    { isShown: true, hasLocation: true },
    { isShown: false, hasLocation: false },
  ],
  events: { 'visibility.toggled': [{ type: 'visibility.toggled' }], 'location.added': [{ type: 'location.added' }] },
  outcomes: { saveVisibility: { outputs: [undefined], fails: true } },
  invariants: [
    ['what has no location is not shown', (snapshot) => !snapshot.context.isShown || snapshot.context.hasLocation],
    ['what is seen is what is kept', (snapshot) => !snapshot.matches('on') || snapshot.context.isShown],
  ],
  pinned: [
    { name: 'F-145 shown', input: 0, events: ['visibility.toggled', 'saveVisibility: done'], ends: 'on' },
    { name: 'F-145 hidden again', input: 1, events: ['visibility.toggled', 'saveVisibility: done'], ends: 'off' },
    { name: 'V-035 a location must be added first', input: 2, events: ['visibility.toggled'], ends: 'blocked' },
    {
      name: 'V-035 then it can be shown',
      input: 2,
      events: ['visibility.toggled', 'location.added', 'visibility.toggled', 'saveVisibility: done'],
      ends: 'on',
    },
    {
      name: 'a failure leaves it as it was',
      input: 1,
      events: ['visibility.toggled', 'saveVisibility: error'],
      ends: 'failed',
      knows: { isShown: true },
    },
    {
      name: 'a location that is added before is enough',
      input: 2,
      events: ['location.added', 'visibility.toggled', 'saveVisibility: done'],
      ends: 'on',
    },
    {
      name: 'silence leaves it as it was, too',
      input: 1,
      events: ['visibility.toggled', 'after: patience'],
      ends: 'failed',
      knows: { isShown: true },
    },
    {
      name: 'what failed is tried again',
      input: 1,
      events: ['visibility.toggled', 'saveVisibility: error', 'visibility.toggled', 'saveVisibility: done'],
      ends: 'off',
    },
  ],
})
