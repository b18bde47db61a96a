import { assign, setup } from 'xstate'
import type { IdentityFields } from '#contract/cause-admin/cause-page.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `locked`: what was refused can’t become another. */
export type IdentityOutcome = { kind: 'saved' } | { kind: 'refused'; fields: Record<string, string> } | { kind: 'locked' }

interface IdentityEditContext {
  /** What the server has. */
  kept: IdentityFields
  fields: IdentityFields | null
  refusals: Record<string, string>
}

/** What is no charity has no number, whatever stands in the field. */
const numberOf = ({ kind, charityNumber }: IdentityFields) => (kind === 'charity' ? charityNumber : '')

/** H-004: what a cause is called, what kind it is, and its number. With another name or number it is checked anew, which is said before anything is saved. */
export const identityEditMachine = setup({
  types: {} as {
    context: IdentityEditContext
    input: { kept: IdentityFields }
    events:
      | { type: 'form.submitted'; fields: IdentityFields }
      | { type: 'check.accepted' }
      | { type: 'check.declined' }
      | { type: 'submission.retried' }
    tags: 'busy' | 'asksAgain'
  },
  actors: { save: placeholder<IdentityOutcome, { fields: IdentityFields | null }>() },
  actions: {
    keepFields: assign((_, { fields }: { fields: IdentityFields }) => ({ fields, refusals: {} })),
    keepSaved: assign(({ context }) => ({ kept: context.fields ?? context.kept })),
    keepRefusals: assign((_, { outcome }: { outcome: IdentityOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isAnother: ({ context }, { fields }: { fields: IdentityFields }) =>
      fields.causeName !== context.kept.causeName || numberOf(fields) !== numberOf(context.kept),
    isSaved: (_, { outcome }: { outcome: IdentityOutcome }) => outcome.kind === 'saved',
    isLocked: (_, { outcome }: { outcome: IdentityOutcome }) => outcome.kind === 'locked',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'identityEdit',
  description: 'A cause’s name, type and charity number.',
  context: ({ input }) => ({ kept: input.kept, fields: null, refusals: {} }),
  initial: 'editing',
  on: {
    'form.submitted': [
      {
        guard: { type: 'isAnother', params: ({ event }) => ({ fields: event.fields }) },
        target: '.confirming',
        actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
      },
      { target: '.saving', actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) } },
    ],
  },
  states: {
    editing: { description: 'The form, with what the server found wrong, if anything.' },
    confirming: {
      description: 'With another name or number the cause is checked anew, and not paid until then: is that meant?',
      tags: 'asksAgain',
      on: {
        'form.submitted': {},
        'check.accepted': { target: 'saving' },
        'check.declined': { target: 'editing' },
      },
    },
    saving: {
      description: 'What was typed is on its way.',
      tags: 'busy',
      on: { 'form.submitted': {} },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: 'keepSaved',
          },
          { guard: { type: 'isLocked', params: ({ event }) => ({ outcome: event.output }) }, target: 'locked' },
          { target: 'editing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    saved: { description: 'It is saved; more can be changed.' },
    locked: { description: 'The cause was refused, and can’t become another; what was typed is still there.' },
    failed: {
      description: 'It could not be saved; everything typed is still there.',
      on: { 'submission.retried': { target: 'saving' } },
    },
  },
})
