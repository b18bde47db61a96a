import { refusalKinds } from '#contract/cause-admin/statement.ts'
import type { LineAnswer } from '#contract/giving/payment-run.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { paymentLineMachine } from './payment-line.machine.ts'

export const paymentLineFixtures = fixturesFor(paymentLineMachine, {
  inputs: [undefined],
  events: {
    'bank.paid': [{ type: 'bank.paid' }],
    'bank.refused': refusalKinds.map(
      (refusal): Extract<LineAnswer, { type: 'bank.refused' }> => ({ type: 'bank.refused', refusal }),
    ),
    'bank.returned': [{ type: 'bank.returned', refusal: 'accountClosed' }],
    'run.recalled': [{ type: 'run.recalled' }],
  },
  outcomes: {},
  invariants: [
    [
      'what is refused or sent back says why',
      (snapshot) => (snapshot.matches('refused') || snapshot.matches('returned')) === (snapshot.context.refusal !== null),
    ],
  ],
  pinned: [
    {
      name: 'paid, and sent back',
      input: 0,
      events: ['bank.paid', 'bank.returned'],
      ends: 'returned',
      knows: { refusal: 'accountClosed' },
    },
    { name: 'sent back before it counted as paid', input: 0, events: ['bank.returned'], ends: 'refused' },
    { name: 'called back', input: 0, events: ['run.recalled'], ends: 'withdrawn' },
    { name: 'paid', input: 0, events: ['bank.paid'], ends: 'paid' },
    { name: 'refused', input: 0, events: ['bank.refused#2'], ends: 'refused', knows: { refusal: 'accountClosed' } },
  ],
})
