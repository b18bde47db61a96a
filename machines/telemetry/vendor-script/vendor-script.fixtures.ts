import { fixturesFor } from '#machines/fixtures.ts'
import { vendorScriptMachine } from './vendor-script.machine.ts'

export const vendorScriptFixtures = fixturesFor(vendorScriptMachine, {
  inputs: [undefined],
  events: { 'consent.given': [{ type: 'consent.given' }], 'consent.withdrawn': [{ type: 'consent.withdrawn' }] },
  outcomes: { loadScript: { outputs: [undefined], fails: true } },
  within: (snapshot) => snapshot.context.failures < 4,
  invariants: [
    ['nothing fails before anything was tried', (snapshot) => !snapshot.matches('failed') || snapshot.context.failures > 2],
  ],
  pinned: [
    { name: 'T-018 without a yes nothing is loaded', input: 0, events: [], ends: 'waiting' },
    { name: 'with a yes it is loaded', input: 0, events: ['consent.given', 'loadScript: done'], ends: 'ready' },
    {
      name: 'a no later silences it',
      input: 0,
      events: ['consent.given', 'loadScript: done', 'consent.withdrawn'],
      ends: 'silent',
    },
    { name: 'a no while it is on its way', input: 0, events: ['consent.given', 'consent.withdrawn'], ends: 'waiting' },
    {
      name: 'C-031 two more tries, then without it',
      input: 0,
      events: [
        'consent.given',
        'loadScript: error',
        'after: retryDelay',
        'after: patience',
        'after: retryDelay',
        'loadScript: error',
      ],
      ends: 'failed',
      does: ['countFailure', 'reportFailure'],
    },
    {
      name: 'a no between two tries',
      input: 0,
      events: ['consent.given', 'loadScript: error', 'consent.withdrawn'],
      ends: 'waiting',
    },
    {
      name: 'a yes after a no lets it speak again',
      input: 0,
      events: ['consent.given', 'loadScript: done', 'consent.withdrawn', 'consent.given'],
      ends: 'ready',
    },
  ],
})
