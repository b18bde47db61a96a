import { fixturesFor } from '#machines/fixtures.ts'
import { emailProbeMachine } from './email-probe.machine.ts'

export const emailProbeFixtures = fixturesFor(emailProbeMachine, {
  items: 'F-046',
  inputs: [{ email: 'rowan@example.org' }],
  events: { never: [] },
  outcomes: { readExists: { outputs: [true, false], fails: true } },
  invariants: [
    [
      'an address is known exactly when the server knows it',
      (snapshot) => snapshot.matches('known') === (snapshot.context.probe === 'known'),
    ],
  ],
  pinned: [
    { name: 'F-047 there is an account', input: 0, events: ['readExists: done#1'], ends: 'known', knows: { probe: 'known' } },
    { name: 'there is none', input: 0, events: ['readExists: done#2'], ends: 'unknown', knows: { probe: 'new' } },
    ...['readExists: error', 'after: patience'].map((fault) => ({
      name: `nobody could say: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'unasked',
      knows: { probe: 'unasked' as const },
    })),
  ],
})
