import { fixturesFor } from '#machines/fixtures.ts'
import { type LoginOutcome, loginMachine } from './login.machine.ts'

const outcomes = {
  signedIn: { kind: 'signedIn' },
  badCredentials: { kind: 'badCredentials' },
  tooMany: { kind: 'tooMany', wait: 15 },
  problem: { kind: 'problem' },
} satisfies { [Kind in LoginOutcome['kind']]: LoginOutcome }

export const loginFixtures = fixturesFor(loginMachine, {
  items: 'F-035',
  inputs: [undefined],
  events: {
    'credentials.submitted': [
      { type: 'credentials.submitted', fields: { email: 'rowan@example.org', password: 'Shop-for-good-1' } },
    ],
  },
  outcomes: { requestSignIn: { outputs: [...Object.values(outcomes), { kind: 'tooMany', wait: null }], fails: true } },
  invariants: [
    [
      'the password is kept only while it is being checked',
      (snapshot) => snapshot.matches('submitting') || snapshot.context.fields === null,
    ],
  ],
  pinned: [
    {
      name: 'F-037 wrong, then right',
      input: 0,
      events: ['credentials.submitted', 'requestSignIn: done#2', 'credentials.submitted', 'requestSignIn: done#1'],
      ends: 'success',
    },
    {
      name: 'X-008 after too many tries it is known how long to wait',
      input: 0,
      events: ['credentials.submitted', 'requestSignIn: done#3'],
      ends: 'lockedOut',
      knows: { wait: 15 },
    },
    {
      name: 'F-038 no answer is a problem with a way on',
      input: 0,
      events: ['credentials.submitted', 'after: patience'],
      ends: 'problem',
    },
    {
      name: 'what was typed is sent',
      input: 0,
      events: ['credentials.submitted'],
      ends: 'submitting',
      knows: { fields: { email: 'rowan@example.org', password: 'Shop-for-good-1' } },
    },
    {
      name: 'wrong ones are said to be so',
      input: 0,
      events: ['credentials.submitted', 'requestSignIn: done#2'],
      ends: 'badCredentials',
    },
    ...['requestSignIn: done#4', 'requestSignIn: error'].map((fault) => ({
      name: `any other failure is a problem: ${fault}`,
      input: 0,
      events: ['credentials.submitted', fault],
      ends: 'problem',
    })),
    ...['requestSignIn: done#2', 'requestSignIn: done#3', 'requestSignIn: error'].map((fault) => ({
      name: `after which they are sent again: ${fault}`,
      input: 0,
      events: ['credentials.submitted', fault, 'credentials.submitted'],
      ends: 'submitting',
      knows: { fields: { email: 'rowan@example.org', password: 'Shop-for-good-1' } },
    })),
  ],
})
