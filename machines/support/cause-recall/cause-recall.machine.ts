import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Which cause is taken back, by the address of its page or its charity number, and why. */
export interface RecallRequest {
  cause: string
  text: string
}

/** `notConfirmed`: the chart of its review does not let it be taken back from where it is. */
export type RecallOutcome = { kind: 'recalled'; name: string } | { kind: 'unknown' } | { kind: 'notConfirmed' }

/** Somebody of the support team takes a cause back into review that was confirmed. */
export const causeRecallMachine = setup({
  types: {} as {
    context: { asked: RecallRequest | null; name: string | null }
    events: { type: 'recall.asked'; asked: RecallRequest }
    tags: 'busy'
  },
  actors: { recall: placeholder<RecallOutcome, { asked: RecallRequest | null }>() },
  actions: {
    keepAsked: assign((_, { asked }: { asked: RecallRequest }) => ({ asked, name: null })),
    keepName: assign((_, { outcome }: { outcome: RecallOutcome }) => ({
      name: outcome.kind === 'recalled' ? outcome.name : null,
    })),
    forgetAsked: assign({ asked: null }),
  },
  guards: {
    isRecalled: (_, { outcome }: { outcome: RecallOutcome }) => outcome.kind === 'recalled',
    isUnknown: (_, { outcome }: { outcome: RecallOutcome }) => outcome.kind === 'unknown',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causeRecall',
  description: 'Checking a verified cause again.',
  context: { asked: null, name: null },
  initial: 'asking',
  on: {
    'recall.asked': {
      target: '.sending',
      actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.asked }) },
    },
  },
  states: {
    asking: { description: 'Which cause, and why.' },
    sending: {
      description: 'It is on its way.',
      tags: 'busy',
      exit: 'forgetAsked',
      // Once is enough.
      on: { 'recall.asked': {} },
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: [
          {
            guard: { type: 'isRecalled', params: ({ event }) => ({ outcome: event.output }) },
            target: 'recalled',
            actions: { type: 'keepName', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => ({ outcome: event.output }) }, target: 'unknown' },
          { target: 'notConfirmed' },
        ],
        onError: { target: 'notSent' },
      },
      after: { patience: { target: 'notSent' } },
    },
    recalled: { description: 'It is being checked again: nothing is paid to it, and those who run it were told why.' },
    unknown: { description: 'There is no such cause; what was written is still there.' },
    notConfirmed: { description: 'It is not confirmed now, so nothing is to be taken back.' },
    notSent: { description: 'It is not known to have arrived; what was written is still there.' },
  },
})
