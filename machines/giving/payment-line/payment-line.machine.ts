import { assign, createActor, setup } from 'xstate'
import type { RefusalKind } from '#contract/cause-admin/statement.ts'
import { type LineAnswer, type LineStage, lineStages } from '#contract/giving/payment-run.ts'

export type LineEvent = LineAnswer | { type: 'run.recalled' }

/** One line of a payment run: only the bank's answer makes it paid. Its states are the stored stages. */
export const paymentLineMachine = setup({
  types: {} as { context: { refusal: RefusalKind | null }; events: LineEvent },
  actions: { keepRefusal: assign((_, { refusal }: { refusal: RefusalKind }) => ({ refusal })) },
}).createMachine({
  id: 'paymentLine',
  description: 'One payment to a cause: sent, paid, returned or refused.',
  context: { refusal: null },
  initial: 'sent',
  states: {
    sent: {
      description: 'It stands in the bank’s file, and the bank has not answered.',
      on: {
        'bank.paid': { target: 'paid' },
        'bank.refused': {
          target: 'refused',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.refusal }) },
        },
        // It came back before it was known to have arrived: nobody ever counted it as paid.
        'bank.returned': {
          target: 'refused',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.refusal }) },
        },
        'run.recalled': { target: 'withdrawn' },
      },
    },
    paid: {
      description: 'The cause has the money. Its bank can still send it back.',
      on: {
        'bank.returned': {
          target: 'returned',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ refusal: event.refusal }) },
        },
      },
    },
    returned: {
      description: 'It was paid and has come back: the money is the cause’s balance again, and the cause knows why.',
      type: 'final',
    },
    withdrawn: {
      description: 'The run was called back before its file had left us: the money is the cause’s balance again.',
      type: 'final',
    },
    refused: {
      description: 'The bank has not paid it: the money is the cause’s balance again, and the cause knows why.',
      type: 'final',
    },
  },
})

/** Where an answer leads; null when the chart does not allow it there. */
export function transitionPaymentLine(
  stage: LineStage,
  answer: LineEvent,
): { stage: LineStage; refusal: RefusalKind | null } | null {
  const actor = createActor(paymentLineMachine, {
    snapshot: paymentLineMachine.resolveState({ value: stage, context: { refusal: null } }),
  }).start()
  if (!actor.getSnapshot().can(answer)) return null
  actor.send(answer)
  const after = actor.getSnapshot()
  return { stage: lineStages.find((one) => after.matches(one)) ?? stage, refusal: after.context.refusal }
}
