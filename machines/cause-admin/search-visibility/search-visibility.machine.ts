import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

interface SearchVisibilityContext {
  isShown: boolean
  hasLocation: boolean
}

/** F-145, F-144, V-035: whether searches say where a cause is; there must be a location before it can be shown. */
export const searchVisibilityMachine = setup({
  types: {} as {
    context: SearchVisibilityContext
    input: SearchVisibilityContext
    events: { type: 'visibility.toggled' } | { type: 'location.added' }
    tags: 'busy'
  },
  actors: { saveVisibility: placeholder<void, { isShown: boolean }>() },
  actions: {
    keepToggled: assign(({ context }) => ({ isShown: !context.isShown })),
    keepLocation: assign({ hasLocation: true }),
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    isMissing: ({ context }) => !context.hasLocation,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'searchVisibility',
  description: 'Whether search results show a cause’s location.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'location.added': { actions: 'keepLocation' } },
  states: {
    deciding: {
      description: 'As it is kept.',
      always: [{ guard: 'isShown', target: 'on' }, { target: 'off' }],
    },
    on: {
      description: 'Searches say where the cause is.',
      on: { 'visibility.toggled': { target: 'saving' } },
    },
    off: {
      description: 'Searches do not say where the cause is.',
      on: { 'visibility.toggled': [{ guard: 'isMissing', target: 'blocked' }, { target: 'saving' }] },
    },
    blocked: {
      description: 'A location must be added first.',
      on: { 'location.added': { target: 'off', actions: 'keepLocation' } },
    },
    saving: {
      description: 'The other choice is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveVisibility',
        src: 'saveVisibility',
        input: ({ context }) => ({ isShown: !context.isShown }),
        onDone: { target: 'deciding', actions: 'keepToggled' },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be saved, and is as it was.',
      on: { 'visibility.toggled': { target: 'saving' } },
    },
  },
})
