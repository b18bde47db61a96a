import { fixturesFor } from '#machines/fixtures.ts'
import { featureFlagsMachine } from './feature-flags.machine.ts'

export const featureFlagsFixtures = fixturesFor(featureFlagsMachine, {
  items: 'F-074',
  inputs: [undefined],
  events: { 'flags.asked': [{ type: 'flags.asked' }] },
  outcomes: { loadFlags: { outputs: [{ 'retailer-search-analytics': true }], fails: true } },
  invariants: [
    [
      'before the first answer no flag is on',
      (snapshot) => snapshot.matches('ready') || Object.keys(snapshot.context.flags).length < 2,
    ],
  ],
  pinned: [
    { name: 'flags are read', input: 0, events: ['loadFlags: done'], ends: 'ready' },
    { name: 'E-066 a failure means no flags', input: 0, events: ['loadFlags: error'], ends: 'emptyOnError' },
    { name: 'silence means no flags', input: 0, events: ['after: patience'], ends: 'emptyOnError' },
    {
      name: 'they can be asked for again',
      input: 0,
      events: ['loadFlags: error', 'flags.asked', 'loadFlags: done'],
      ends: 'ready',
    },
  ],
})
