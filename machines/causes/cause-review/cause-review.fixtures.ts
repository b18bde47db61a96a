import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { causeReviewMachine } from './cause-review.machine.ts'

export const causeReviewFixtures = fixturesFor(causeReviewMachine, {
  inputs: [
    { appeals: 0, isRegistered: false, isReopened: false },
    { appeals: 0, isRegistered: true, isReopened: false },
  ],
  events: {
    'review.taken': [{ type: 'review.taken' }],
    'review.returned': [{ type: 'review.returned' }],
    'register.matched': [{ type: 'register.matched' }],
    'code.entered': [{ type: 'code.entered', code: 'K7M2Q9XB' }],
    'code.wanted': [{ type: 'code.wanted' }],
    'review.reopened': [{ type: 'review.reopened', text: 'The charity says that it does not know these people' }],
    'identity.changed': [{ type: 'identity.changed', text: 'The name was “Club”, and is “Sports Club”.' }],
    'question.asked': [{ type: 'question.asked', text: 'Who signs for the club?' }],
    'question.answered': [{ type: 'question.answered', text: 'The treasurer, Jo Penny' }],
    'evidence.added': [{ type: 'evidence.added', text: 'Our constitution is on our website' }],
    'cause.confirmed': [{ type: 'cause.confirmed', text: 'The league lists the club' }],
    'cause.refused': [{ type: 'cause.refused', text: 'Nobody at this address knows the club' }],
    'decision.appealed': [{ type: 'decision.appealed', text: 'We have moved: here is our lease' }],
  },
  outcomes: {},
  invariants: [
    ['nobody appeals twice', (snapshot) => snapshot.context.appeals <= limits.appeals],
    [
      'a cause is one of three things to everybody',
      (snapshot) => (['confirmed', 'beingChecked', 'refused'] as const).filter((tag) => snapshot.hasTag(tag)).length === 1,
    ],
    [
      'what is taken back is settled before it is confirmed',
      (snapshot) => !(snapshot.matches('confirmed') && snapshot.context.isReopened),
    ],
    ['a cause collects until it is refused', (snapshot) => snapshot.hasTag('collecting') !== snapshot.hasTag('refused')],
  ],
  pinned: [
    { name: 'that the register knows a charity confirms nobody who copies its entry', input: 1, events: [], ends: 'unproven' },
    {
      name: 'the code from the charity’s own address does',
      input: 1,
      events: ['code.wanted', 'code.entered'],
      ends: 'confirmed',
    },
    {
      name: 'who cannot read that address gives evidence, and support decides',
      input: 1,
      events: ['evidence.added', 'review.taken', 'cause.confirmed'],
      ends: 'confirmed',
    },
    {
      name: 'the code still counts while the evidence waits',
      input: 1,
      events: ['evidence.added', 'code.entered'],
      ends: 'confirmed',
    },
    {
      name: 'taken back, it is not confirmed by a code or the register any more, but by the support team alone',
      input: 1,
      events: ['code.entered', 'review.reopened', 'review.returned', 'review.taken', 'cause.confirmed'],
      ends: 'confirmed',
      knows: { isReopened: false },
    },
    {
      name: 'taken back, it can be refused',
      input: 1,
      events: ['code.entered', 'review.reopened', 'cause.refused'],
      ends: 'refused',
      knows: { isReopened: true },
    },
    {
      name: 'H-004 with another name or number it is looked at again, and no code confirms it',
      input: 1,
      events: ['code.entered', 'identity.changed', 'review.taken', 'cause.confirmed'],
      ends: 'confirmed',
      knows: { isReopened: false },
    },
    {
      name: 'H-004 what waits for the code of one charity and becomes another waits anew',
      input: 1,
      events: ['identity.changed'],
      ends: 'waiting',
      knows: { isReopened: false },
    },
    {
      name: 'H-004 who looks at it finds it among those that wait when it has become another',
      input: 0,
      events: ['review.taken', 'question.asked', 'identity.changed', 'review.taken', 'identity.changed'],
      ends: 'waiting',
    },
    { name: 'looked at, then confirmed', input: 0, events: ['review.taken', 'cause.confirmed'], ends: 'confirmed' },
    {
      name: 'a question and its answer, then confirmed',
      input: 0,
      events: ['review.taken', 'question.asked', 'question.answered', 'review.taken', 'cause.confirmed'],
      ends: 'confirmed',
    },
    {
      name: 'a question that nobody answers is decided all the same',
      input: 0,
      events: ['review.taken', 'question.asked', 'review.taken', 'cause.refused'],
      ends: 'refused',
    },
    { name: 'the register answers later', input: 0, events: ['register.matched'], ends: 'unproven' },
    {
      name: 'one appeal, and no second',
      input: 0,
      events: [
        'review.taken',
        'cause.refused',
        'decision.appealed',
        'review.taken',
        'review.returned',
        'review.taken',
        'cause.refused',
      ],
      ends: 'refused',
    },
    {
      name: 'an appeal that convinces',
      input: 0,
      events: ['review.taken', 'cause.refused', 'decision.appealed', 'review.taken', 'cause.confirmed'],
      ends: 'confirmed',
    },
  ],
})
