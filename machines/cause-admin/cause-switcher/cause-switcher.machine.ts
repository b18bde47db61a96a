import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-134, U-036, D-003: the list of the other causes that one runs. Who runs only one has nothing to choose. */
export const causeSwitcherMachine = setup({
  types: {} as {
    context: { others: readonly number[]; chosen: number | null }
    /** Ids of the causes besides the active one. */
    input: { others: readonly number[] }
    events: { type: 'list.opened' } | { type: 'list.closed' } | { type: 'cause.chosen'; id: number }
    tags: 'busy'
  },
  actors: { switchCause: placeholder<void, { id: number | null }>() },
  actions: {
    keepChosen: assign((_, { id }: { id: number }) => ({ chosen: id })),
    forgetChosen: assign({ chosen: null }),
  },
  guards: {
    hasOthers: ({ context }) => context.others.length > 0,
    isListed: ({ context }, { id }: { id: number }) => context.others.includes(id),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causeSwitcher',
  description: 'Switching to another cause you run.',
  context: ({ input }) => ({ ...input, chosen: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The name of the active cause, with a way to the others.',
      on: { 'list.opened': { guard: 'hasOthers', target: 'list' } },
    },
    list: {
      description: 'The other causes.',
      on: {
        'list.closed': { target: 'closed' },
        'cause.chosen': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'chosen',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    chosen: {
      description: 'The chosen cause becomes the active one, and the address follows.',
      tags: 'busy',
      invoke: {
        id: 'switchCause',
        src: 'switchCause',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: { target: 'closed', actions: 'forgetChosen' },
        onError: { target: 'list', actions: 'forgetChosen' },
      },
      after: { patience: { target: 'list', actions: 'forgetChosen' } },
    },
  },
})
