import { fixturesFor } from '#machines/fixtures.ts'
import { causeRecallMachine, type RecallOutcome } from './cause-recall.machine.ts'

const asked = { cause: '2000002', text: 'The charity says that it does not know these people' }
export const recallOutcomes: RecallOutcome[] = [
  { kind: 'recalled', name: 'The Lantern Trust' },
  { kind: 'unknown' },
  { kind: 'notConfirmed' },
]

export const causeRecallFixtures = fixturesFor(causeRecallMachine, {
  inputs: [undefined],
  events: { 'recall.asked': [{ type: 'recall.asked', asked }] },
  outcomes: { recall: { outputs: recallOutcomes, fails: true } },
  invariants: [
    [
      'what is asked is only kept while it is on its way',
      (snapshot) => snapshot.matches('sending') === (snapshot.context.asked !== null),
    ],
    ['what was taken back has a name', (snapshot) => snapshot.matches('recalled') === (snapshot.context.name !== null)],
  ],
  pinned: [
    {
      name: 'taken back',
      input: 0,
      events: ['recall.asked', 'recall: done#1'],
      ends: 'recalled',
      knows: { name: 'The Lantern Trust' },
    },
    { name: 'mistyped, then found', input: 0, events: ['recall.asked', 'recall: done#2', 'recall.asked'], ends: 'sending' },
    { name: 'being checked already', input: 0, events: ['recall.asked', 'recall: done#3'], ends: 'notConfirmed' },
    {
      name: 'lost on the way',
      input: 0,
      events: ['recall.asked', 'after: patience', 'recall.asked', 'recall: error'],
      ends: 'notSent',
    },
    { name: 'a cause that nobody knows is said to be', input: 0, events: ['recall.asked', 'recall: done#2'], ends: 'unknown' },
    { name: 'silence is a failure', input: 0, events: ['recall.asked', 'after: patience'], ends: 'notSent' },
  ],
})
