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
    {
      name: 'flags are read',
      input: 0,
      events: ['loadFlags: done'],
      ends: 'ready',
      knows: { flags: { 'retailer-search-analytics': true } },
    },
    {
      name: 'E-066 a failure means no flags',
      input: 0,
      events: ['loadFlags: error'],
      ends: 'emptyOnError',
      does: ['reportFailure'],
    },
    { name: 'silence means no flags', input: 0, events: ['after: patience'], ends: 'emptyOnError', does: ['reportFailure'] },
    {
      name: 'they can be asked for again',
      input: 0,
      events: ['loadFlags: error', 'flags.asked', 'loadFlags: done'],
      ends: 'ready',
    },
    {
      name: 'flags that are known can be asked for again',
      input: 0,
      events: ['loadFlags: done', 'flags.asked'],
      ends: 'loading',
    },
  ],
})
