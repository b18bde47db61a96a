import { assign, setup } from 'xstate'
import { patience, placeholder } from '../placeholder.ts'

/** What the server says to a form; `refused` names each fault by its field. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'refused'; fields: Record<string, string> }

/** A form of the account that is there, is sent, and stays: what was typed is never lost, and saving again is always possible. */
export function saveForm<Fields>(id: string, description: string) {
  type Context = { fields: Fields | null; refusals: Record<string, string> }
  return setup({
    types: {} as {
      context: Context
      events: { type: 'form.submitted'; fields: Fields } | { type: 'submission.retried' }
      tags: 'busy'
    },
    actors: { save: placeholder<SaveOutcome, { fields: Fields | null }>() },
    actions: {
      keepFields: assign((_, { fields }: { fields: Fields }) => ({ fields, refusals: {} })),
      keepRefusals: assign((_, { outcome }: { outcome: SaveOutcome }) => ({
        refusals: outcome.kind === 'refused' ? outcome.fields : {},
      })),
    },
    guards: { isSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'saved' },
    delays: { patience: patience.longCall },
  }).createMachine({
    id,
    description,
    context: { fields: null, refusals: {} },
    initial: 'editing',
    states: {
      editing: {
        description: 'The form, with what the server found wrong, if anything.',
        on: {
          'form.submitted': {
            target: 'saving',
            actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
          },
        },
      },
      saving: {
        description: 'What was typed is on its way.',
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ fields: context.fields }),
          onDone: [
            { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'saved' },
            { target: 'editing', actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) } },
          ],
          onError: { target: 'failed' },
        },
        after: { patience: { target: 'failed' } },
      },
      saved: {
        description: 'It is saved; more can be changed.',
        on: {
          'form.submitted': {
            target: 'saving',
            actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
          },
        },
      },
      failed: {
        description: 'It could not be saved; everything typed is still there.',
        on: {
          'form.submitted': {
            target: 'saving',
            actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
          },
          'submission.retried': { target: 'saving' },
        },
      },
    },
  })
}
