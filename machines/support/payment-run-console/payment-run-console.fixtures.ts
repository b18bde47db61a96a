import { fixturesFor } from '#machines/fixtures.ts'
import { paymentRunConsoleJourneys } from './payment-run-console.journeys.ts'
import { paymentRunConsoleMachine } from './payment-run-console.machine.ts'
import { approvedRun, returnedRun, sentRun, someRun } from './some-runs.ts'

export const paymentRunConsoleFixtures = fixturesFor(paymentRunConsoleMachine, {
  inputs: [undefined],
  events: {
    'act.asked': [
      { type: 'act.asked', act: { type: 'run.approved' } },
      { type: 'act.asked', act: { type: 'file.taken' } },
      { type: 'act.asked', act: { type: 'line.answered', paymentId: 'P-1', answer: { type: 'bank.paid' } } },
    ],
    'recall.begun': [{ type: 'recall.begun' }],
    'recall.given': [{ type: 'recall.given', text: 'The total is wrong' }],
    'refusal.begun': [
      { type: 'refusal.begun', paymentId: 'P-1' },
      { type: 'refusal.begun', paymentId: 'P-2' },
    ],
    'refusal.given': [
      { type: 'refusal.given', paymentId: 'P-1', answer: { type: 'bank.refused', refusal: 'other' } },
      { type: 'refusal.given', paymentId: 'P-2', answer: { type: 'bank.returned', refusal: 'other' } },
    ],
    'recall.left': [{ type: 'recall.left' }],
    'refusal.left': [
      { type: 'refusal.left', paymentId: 'P-1' },
      { type: 'refusal.left', paymentId: 'P-2' },
    ],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'reason.written': [{ type: 'reason.written', words: { reason: 'The total is wrong' } }],
    'page.asked': [{ type: 'page.asked', page: 2 }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readRun: { outputs: [someRun, null, approvedRun, sentRun, returnedRun], fails: true },
    act: {
      outputs: [{ kind: 'done' }, { kind: 'tooLate' }, { kind: 'refused', code: 'secondPerson' }],
      fails: true,
    },
  },
  // What is typed for one beside another is walked along pinned journeys.
  within: ({ context: { drafts } }) => Object.keys(drafts).length < 2,
  invariants: [
    [
      'which line is being refused is known while it is',
      (snapshot) => snapshot.matches({ shown: { work: 'refusing' } }) === (snapshot.context.refusing !== null),
    ],
    ['an act is only kept while it is on its way', (snapshot) => snapshot.matches('acting') === (snapshot.context.act !== null)],
    ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null],
  ],
  pinned: paymentRunConsoleJourneys,
})
