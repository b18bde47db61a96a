import { fixturesFor } from '#machines/fixtures.ts'
import { type AgreedTerms, accountCreationMachine, type RegisterOutcome, type WantedAccount } from './account-creation.machine.ts'

const terms: AgreedTerms = {
  user: [{ Id: 'supporter-1', Statement: 'I accept the supporter terms', Path: '/terms/supporter', Version: '1' }],
  marketing: [],
}
const wanted: WantedAccount = {
  account: { firstName: 'Rowan', lastName: 'Ellis', email: 'rowan@example.org', password: 'three blue boats' },
  news: true,
  causeId: 7,
}
const outcomes = {
  made: { kind: 'made' },
  emailTaken: { kind: 'emailTaken' },
  refused: { kind: 'refused', fields: { password: 'passwordCommon' } },
} satisfies { [Kind in RegisterOutcome['kind']]: RegisterOutcome }

export const accountCreationFixtures = fixturesFor(accountCreationMachine, {
  items: 'F-050',
  inputs: [wanted],
  events: { never: [] },
  outcomes: {
    readTerms: { outputs: [terms], fails: true },
    register: { outputs: Object.values(outcomes), fails: true },
  },
  invariants: [
    [
      'an account counts as made exactly when it is',
      (snapshot) => snapshot.matches('created') === (snapshot.context.outcome.kind === 'made'),
    ],
    [
      'nothing is made without the terms that are accepted',
      (snapshot) => snapshot.matches('readingTerms') || snapshot.matches('stopped') || snapshot.context.terms.user.length > 0,
    ],
  ],
  pinned: [
    {
      name: 'X-067 the terms, then the account',
      input: 0,
      events: ['readTerms: done', 'register: done#1'],
      ends: 'created',
      knows: { wanted, terms, outcome: outcomes.made },
    },
    {
      name: 'V-004 a known address stops it',
      input: 0,
      events: ['readTerms: done', 'register: done#2'],
      ends: 'stopped',
      knows: { outcome: outcomes.emailTaken },
    },
    {
      name: 'E-027 what the server finds wrong is told by its field',
      input: 0,
      events: ['readTerms: done', 'register: done#3'],
      ends: 'stopped',
      knows: { outcome: outcomes.refused },
    },
    ...['readTerms: error', 'after: patience', 'readTerms: done > register: error', 'readTerms: done > after: longPatience'].map(
      (way) => ({
        name: `C-020 it could not be made: ${way}`,
        input: 0,
        events: way.split(' > '),
        ends: 'stopped',
        knows: { outcome: { kind: 'failed' as const } },
      }),
    ),
  ],
})
