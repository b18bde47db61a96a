import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

type Fields = object

interface SaveUndoContext {
  /** What the server has. */
  now: Fields
  /** What it had before the last change. */
  before: Fields
}

/** What a saved change of a section replaced, which can be put back: it is saved like any other change. The section's own chart saves. */
export const saveUndoMachine = setup({
  types: {} as {
    context: SaveUndoContext
    input: { fields: Fields }
    events: { type: 'change.saved'; fields: Fields } | { type: 'change.undone' }
  },
  actors: { checkRules: placeholder<boolean, { fields: Fields }>() },
  actions: {
    keepChange: assign(({ context }, { fields }: { fields: Fields }) => ({ now: fields, before: context.now })),
  },
  guards: {
    isAllowed: (_, { allows }: { allows: boolean }) => allows,
    isUndone: ({ context }, { fields }: { fields: Fields }) => fields === context.before,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'saveUndo',
  description: 'Undoing a change that was saved.',
  context: ({ input }) => ({ now: input.fields, before: input.fields }),
  initial: 'unchanged',
  on: {
    'change.saved': {
      target: '.checking',
      actions: { type: 'keepChange', params: ({ event }) => ({ fields: event.fields }) },
    },
  },
  states: {
    unchanged: { description: 'Nothing has been changed yet.' },
    checking: {
      description: 'Whether the rules still allow what was there before: an empty description may be older than them.',
      invoke: {
        id: 'checkRules',
        src: 'checkRules',
        input: ({ context }) => ({ fields: context.before }),
        onDone: [
          { guard: { type: 'isAllowed', params: ({ event }) => ({ allows: event.output }) }, target: 'offered' },
          { target: 'lasting' },
        ],
        onError: { target: 'lasting' },
      },
      after: { patience: { target: 'lasting' } },
    },
    offered: {
      description: 'The change can be undone.',
      on: { 'change.undone': { target: 'undoing' } },
    },
    lasting: { description: 'What was there before can’t be put back.' },
    undoing: {
      description: 'What was there before is being saved; where that fails, the section says so and tries again.',
      on: {
        // Another change that is saved meanwhile is one like any other.
        'change.saved': {
          guard: { type: 'isUndone', params: ({ event }) => ({ fields: event.fields }) },
          target: 'undone',
          actions: { type: 'keepChange', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    undone: { description: 'What was there before is there again.' },
  },
})
