import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

interface SearchVisibilityContext {
  /** As it was kept when the page was opened. */
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
      on: { 'visibility.toggled': { target: 'turningOff' } },
    },
    off: {
      description: 'Searches do not say where the cause is.',
      on: { 'visibility.toggled': [{ guard: 'isMissing', target: 'blocked' }, { target: 'turningOn' }] },
    },
    blocked: {
      description: 'A location must be added first.',
      on: { 'location.added': { target: 'off', actions: 'keepLocation' } },
    },
    turningOn: {
      description: 'That searches say it is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveVisibility',
        src: 'saveVisibility',
        input: () => ({ isShown: true }),
        onDone: { target: 'on' },
        onError: { target: 'notTurnedOn' },
      },
      after: { patience: { target: 'notTurnedOn' } },
    },
    turningOff: {
      description: 'That searches do not say it is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveVisibility',
        src: 'saveVisibility',
        input: () => ({ isShown: false }),
        onDone: { target: 'off' },
        onError: { target: 'notTurnedOff' },
      },
      after: { patience: { target: 'notTurnedOff' } },
    },
    notTurnedOn: {
      description: 'It could not be saved: searches still do not say where the cause is.',
      on: { 'visibility.toggled': { target: 'turningOn' } },
    },
    notTurnedOff: {
      description: 'It could not be saved: searches still say where the cause is.',
      on: { 'visibility.toggled': { target: 'turningOff' } },
    },
  },
})
