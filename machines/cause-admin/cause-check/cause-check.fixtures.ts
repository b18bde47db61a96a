import type { CauseReview } from '#contract/causes/cause-review.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { causeCheckMachine, type SayOutcome, takesCode, writtenKindOf } from './cause-check.machine.ts'

const waiting: CauseReview = {
  stage: 'waiting',
  standing: 'beingChecked',
  findings: ['noNumber'],
  appeals: 0,
  reason: null,
  question: null,
  moves: [],
  heldPence: 1250,
  isReopened: false,
  contact: null,
}
const asked: CauseReview = { ...waiting, stage: 'asked', question: 'Who may sign for the café?' }
const refused: CauseReview = { ...waiting, stage: 'refused', standing: 'refused', reason: 'Nobody knows the club' }
const confirmed: CauseReview = { ...waiting, stage: 'confirmed', standing: 'confirmed', reason: 'The league lists it' }
const unproven: CauseReview = { ...waiting, stage: 'unproven', findings: [], contact: 'o…@lantern-trust.example' }
export const reviews = [waiting, asked, refused, confirmed, unproven]
export const outcomesOfSaying: SayOutcome[] = [
  { kind: 'said', review: waiting },
  { kind: 'said', review: { ...refused, stage: 'appealed', appeals: 1 } },
  { kind: 'tooLate' },
  { kind: 'codeWrong' },
  { kind: 'said', review: unproven },
]

export const causeCheckFixtures = fixturesFor(causeCheckMachine, {
  inputs: [undefined],
  events: {
    'text.sent': [{ type: 'text.sent', text: 'The treasurer, Jo Penny' }],
    'code.sent': [{ type: 'code.sent', code: 'K7M2Q9XB' }],
    'code.asked': [{ type: 'code.asked' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readReview: { outputs: reviews, fails: true },
    say: { outputs: outcomesOfSaying, fails: true },
  },
  invariants: [
    [
      'something is said only while it is on its way',
      (snapshot) => snapshot.matches('sending') === (snapshot.context.said !== null),
    ],
    [
      'what was not sent can be sent again',
      (snapshot) => !snapshot.matches('notSaid') || writtenKindOf(snapshot.context.review) !== null,
    ],
    [
      'only a code that could be entered was wrong',
      (snapshot) =>
        !snapshot.matches('codeWrong') || takesCode(snapshot.context.review) || writtenKindOf(snapshot.context.review) !== null,
    ],
  ],
  pinned: [
    { name: 'a question is answered', input: 0, events: ['readReview: done#2', 'text.sent', 'say: done#1'], ends: 'said' },
    {
      name: 'a refusal is appealed against',
      input: 0,
      events: ['readReview: done#3', 'text.sent', 'say: done#2'],
      ends: 'said',
      knows: { review: { ...refused, stage: 'appealed', appeals: 1 } },
    },
    {
      name: 'what is lost is sent again',
      input: 0,
      events: ['readReview: done#1', 'text.sent', 'say: error', 'text.sent', 'say: done#1', 'text.sent'],
      ends: 'sending',
    },
    {
      name: 'decided meanwhile',
      input: 0,
      events: ['readReview: done#2', 'text.sent', 'say: done#3', 'page.refreshed', 'readReview: done#4'],
      ends: 'shown',
    },
    { name: 'a silent answer', input: 0, events: ['readReview: done#2', 'text.sent', 'after: patience'], ends: 'notSaid' },
    {
      name: 'the code from the charity’s own address',
      input: 0,
      events: ['readReview: done#5', 'code.sent', 'say: done#4', 'code.asked', 'say: done#5', 'code.sent', 'say: done#1'],
      ends: 'said',
    },
    { name: 'read again', input: 0, events: ['after: patience', 'page.refreshed', 'readReview: error'], ends: 'failed' },
    {
      name: 'another code is asked for',
      input: 0,
      events: ['readReview: done#5', 'code.asked'],
      ends: 'sending',
      knows: { said: { type: 'code.wanted' } },
    },
    {
      name: 'also once something else was said',
      input: 0,
      events: ['readReview: done#5', 'text.sent', 'say: done#5', 'code.asked'],
      ends: 'sending',
      knows: { said: { type: 'code.wanted' } },
    },
    {
      name: 'a code that is lost is sent again',
      input: 0,
      events: ['readReview: done#5', 'code.sent', 'say: error', 'code.sent'],
      ends: 'sending',
      knows: { said: { type: 'code.entered', code: 'K7M2Q9XB' } },
    },
    {
      name: 'another code that was asked for in vain is asked for again',
      input: 0,
      events: ['readReview: done#5', 'code.asked', 'say: error', 'code.asked'],
      ends: 'sending',
      knows: { said: { type: 'code.wanted' } },
    },
    {
      name: 'a code that was mistyped is typed again',
      input: 0,
      events: ['readReview: done#5', 'code.sent', 'say: done#4', 'code.sent'],
      ends: 'sending',
      knows: { said: { type: 'code.entered', code: 'K7M2Q9XB' } },
    },
    {
      name: 'who has no right code gives evidence instead',
      input: 0,
      events: ['readReview: done#5', 'code.sent', 'say: done#4', 'text.sent'],
      ends: 'sending',
      knows: { said: { type: 'evidence.added', text: 'The treasurer, Jo Penny' } },
    },
    ...[
      ['say: error', 'notSaid'],
      ['say: done#4', 'codeWrong'],
    ].map(([answer = '', ends = '']) => ({
      name: `no code is typed or asked for where the charity has no address: ${ends}`,
      input: 0,
      events: ['readReview: done#1', 'text.sent', answer],
      ends,
      refuses: ['code.sent', 'code.asked'],
    })),
  ],
})
