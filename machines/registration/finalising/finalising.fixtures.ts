import { fixturesFor } from '#machines/fixtures.ts'
import type { AccountOutcome } from '../account-creation/account-creation.machine.ts'
import { businessAnswers } from '../business/business-registration.fixtures.ts'
import { person } from '../new-account.fixtures.ts'
import { type CauseOutcome, finalisingMachine } from './finalising.machine.ts'

const users = [
  { kind: 'made' },
  { kind: 'emailTaken' },
  { kind: 'refused', fields: { password: 'passwordCommon' } },
  { kind: 'failed' },
] satisfies AccountOutcome[]
const causes = [
  { kind: 'made', uri: 'chess-club' },
  { kind: 'exists' },
  { kind: 'signedOut' },
  { kind: 'refused', fields: { causeName: 'causeNameTooLong' } },
] satisfies CauseOutcome[]

export const finalisingFixtures = fixturesFor(finalisingMachine, {
  items: 'F-050',
  inputs: [
    { answers: businessAnswers, password: 'Shop-for-good-1', person: null },
    { answers: businessAnswers, password: '', person },
  ],
  events: { never: [] },
  outcomes: { createUser: { outputs: users, fails: true }, createCause: { outputs: causes, fails: true } },
  invariants: [
    [
      'it counts as registered exactly when the cause is made',
      (snapshot) => snapshot.matches('registered') === (snapshot.context.outcome.kind === 'registered'),
    ],
  ],
  pinned: [
    {
      name: 'X-067 first the user, then the cause',
      input: 0,
      events: ['createUser: done#1', 'createCause: done#1'],
      ends: 'registered',
    },
    { name: 'F-056 who is signed in needs no account', input: 1, events: ['createCause: done#1'], ends: 'registered' },
    {
      name: 'a known address stops it before anything is made',
      input: 0,
      events: ['createUser: done#2'],
      ends: 'stopped',
      knows: { outcome: { kind: 'emailTaken' } },
    },
    { name: 'a failed account makes no cause', input: 0, events: ['createUser: error'], ends: 'stopped' },
    {
      name: 'F-058 a cause that exists stops it',
      input: 1,
      events: ['createCause: done#2'],
      ends: 'stopped',
      knows: { outcome: { kind: 'exists' } },
    },
    { name: 'C-021 silence stops it', input: 1, events: ['after: longPatience'], ends: 'stopped' },
    { name: 'C-020 so does silence about the account', input: 0, events: ['after: accountPatience'], ends: 'stopped' },
    {
      name: 'so does an account that could not be made',
      input: 0,
      events: ['createUser: done#4'],
      ends: 'stopped',
      knows: { outcome: { kind: 'failed' } },
    },
    {
      name: 'so does a cause that could not be made',
      input: 1,
      events: ['createCause: error'],
      ends: 'stopped',
      knows: { outcome: { kind: 'failed' } },
    },
  ],
})
