import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `locationMissing`: the server knows no place to show, such as when somebody else has taken it away meanwhile (V-035). */
export type VisibilityOutcome = 'saved' | 'locationMissing'

/** As it was when the page was opened: what has become of it since says the state. */
interface SearchVisibilityInput {
  isShown: boolean
  hasLocation: boolean
}

/** F-145, F-144, V-035: whether searches say where a cause is; there must be a location before it can be shown. */
export const searchVisibilityMachine = setup({
  types: {} as {
    context: SearchVisibilityInput
    input: SearchVisibilityInput
    events: { type: 'visibility.toggled' } | { type: 'location.added' }
    tags: 'busy'
  },
  actors: { saveVisibility: placeholder<VisibilityOutcome, { isShown: boolean }>() },
  guards: {
    isShown: ({ context }) => context.isShown,
    hasLocation: ({ context }) => context.hasLocation,
    isSaved: (_, { outcome }: { outcome: VisibilityOutcome }) => outcome === 'saved',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'searchVisibility',
  description: 'Whether search results show a cause’s location.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'As it is kept.',
      always: [{ guard: 'isShown', target: 'on' }, { guard: 'hasLocation', target: 'off' }, { target: 'placeless' }],
    },
    on: {
      description: 'Searches say where the cause is.',
      on: { 'visibility.toggled': { target: 'turningOff' } },
    },
    off: {
      description: 'Searches do not say where the cause is.',
      on: { 'visibility.toggled': { target: 'turningOn' } },
    },
    placeless: {
      description: 'Searches do not say where the cause is, and there is no place that they could.',
      on: { 'location.added': { target: 'off' }, 'visibility.toggled': { target: 'blocked' } },
    },
    blocked: {
      description: 'A location must be added first.',
      on: { 'location.added': { target: 'off' } },
    },
    turningOn: {
      description: 'That searches say it is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveVisibility',
        src: 'saveVisibility',
        input: () => ({ isShown: true }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'on' },
          { target: 'locationGone' },
        ],
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
    locationGone: {
      description: 'There is no place to show any more: it must be added again.',
      on: { 'location.added': { target: 'off' }, 'visibility.toggled': { target: 'turningOn' } },
    },
    notTurnedOff: {
      description: 'It could not be saved: searches still say where the cause is.',
      on: { 'visibility.toggled': { target: 'turningOff' } },
    },
  },
})
