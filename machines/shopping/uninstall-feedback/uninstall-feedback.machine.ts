import { assign, setup } from 'xstate'
import type { UninstallFields } from '#contract/shopping/uninstall-feedback.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What the server says to the form; `refused` names each fault by its field. */
export type FeedbackOutcome = { kind: 'taken' } | { kind: 'refused'; fields: Record<string, string> }

interface UninstallFeedbackContext {
  /** What was sent last; null before. */
  fields: UninstallFields | null
  refusals: Record<string, string>
}

/** F-095, U-069: what somebody says who takes Donation Reminder off their browser. */
export const uninstallFeedbackMachine = setup({
  types: {} as {
    context: UninstallFeedbackContext
    events: { type: 'form.submitted'; fields: UninstallFields } | { type: 'submission.retried' }
    tags: 'busy'
  },
  actors: { sendFeedback: placeholder<FeedbackOutcome, { fields: UninstallFields | null }>() },
  actions: {
    keepFields: assign((_, { fields }: { fields: UninstallFields }) => ({ fields, refusals: {} })),
    keepRefusals: assign((_, { outcome }: { outcome: FeedbackOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: { isTaken: (_, { outcome }: { outcome: FeedbackOutcome }) => outcome.kind === 'taken' },
  delays: { patience: patience.call },
}).createMachine({
  id: 'uninstallFeedback',
  description: 'Telling us why you removed Donation Reminder.',
  context: { fields: null, refusals: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form, with what the server found wrong, if anything.',
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    submitting: {
      description: 'What was typed is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => ({ outcome: event.output }) }, target: 'thanks' },
          { target: 'editing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be sent; everything typed is still there.',
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
        'submission.retried': { target: 'submitting' },
      },
    },
    thanks: { description: 'It has arrived: a page of its own says thank you.', type: 'final' },
  },
})
