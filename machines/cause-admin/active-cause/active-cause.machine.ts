import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Ids of causes. */
interface ActiveCauseContext {
  causes: readonly number[]
  active: number | null
  /** What an address has named before it was known which causes are theirs. */
  opened: number | null
}

export type ActiveCauseEvent =
  | { type: 'causes.known'; causes: readonly number[] }
  | { type: 'cause.chosen'; id: number }
  | { type: 'cause.opened'; id: number }

/**
 * F-132, F-133, X-043: which of their causes somebody looks at. An address that names a cause wins and is remembered; elsewhere the remembered choice
 * holds, or the first cause. A cause that is not theirs is never active.
 */
export const activeCauseMachine = setup({
  types: {} as { context: ActiveCauseContext; events: ActiveCauseEvent; tags: 'busy' },
  actors: { readChoice: placeholder<number | null>(), keepChoice: placeholder<void, { id: number | null }>() },
  actions: {
    keepCauses: assign((_, { causes }: { causes: readonly number[] }) => ({ causes })),
    activate: assign((_, { id }: { id: number | null }) => ({ active: id })),
    activateFirst: assign(({ context }) => ({ active: context.causes[0] ?? null })),
    activateNone: assign({ active: null }),
    keepOpened: assign((_, { id }: { id: number }) => ({ opened: id })),
    forgetOpened: assign({ opened: null }),
    activateOpened: assign(({ context }) => ({ active: context.opened, opened: null })),
  },
  guards: {
    hasCauses: (_, { causes }: { causes: readonly number[] }) => causes.length > 0,
    isOpenedMine: ({ context }) => context.opened !== null && context.causes.includes(context.opened),
    isMine: ({ context }, { id }: { id: number | null }) => id !== null && context.causes.includes(id),
    isOther: ({ context }, { id }: { id: number }) => id !== context.active && context.causes.includes(id),
    isStillMine: ({ context }, { causes }: { causes: readonly number[] }) =>
      context.active !== null && causes.includes(context.active),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'activeCause',
  description: 'The cause an administrator is working on.',
  context: { causes: [], active: null, opened: null },
  initial: 'none',
  on: {
    'cause.opened': { actions: { type: 'keepOpened', params: ({ event }) => ({ id: event.id }) } },
    'causes.known': [
      {
        guard: { type: 'isStillMine', params: ({ event }) => ({ causes: event.causes }) },
        actions: { type: 'keepCauses', params: ({ event }) => ({ causes: event.causes }) },
      },
      {
        guard: { type: 'hasCauses', params: ({ event }) => ({ causes: event.causes }) },
        target: '.initialising',
        reenter: true,
        actions: ['activateNone', { type: 'keepCauses', params: ({ event }) => ({ causes: event.causes }) }],
      },
      {
        target: '.none',
        actions: ['activateNone', { type: 'keepCauses', params: ({ event }) => ({ causes: event.causes }) }],
      },
    ],
  },
  states: {
    none: { description: 'The person runs no cause, or it is not known yet who they are.' },
    initialising: {
      description: 'Looking for the cause that was chosen last on this device.',
      tags: 'busy',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          { guard: 'isOpenedMine', target: 'switching', actions: 'activateOpened' },
          {
            guard: { type: 'isMine', params: ({ event }) => ({ id: event.output }) },
            target: 'active',
            actions: { type: 'activate', params: ({ event }) => ({ id: event.output }) },
          },
          { target: 'active', actions: 'activateFirst' },
        ],
        onError: [
          { guard: 'isOpenedMine', target: 'switching', actions: 'activateOpened' },
          { target: 'active', actions: 'activateFirst' },
        ],
      },
      after: {
        patience: [
          { guard: 'isOpenedMine', target: 'switching', actions: 'activateOpened' },
          { target: 'active', actions: 'activateFirst' },
        ],
      },
    },
    active: {
      description: 'One cause is looked at.',
      on: {
        'cause.chosen': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'switching',
          actions: { type: 'activate', params: ({ event }) => ({ id: event.id }) },
        },
        'cause.opened': [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
            target: 'switching',
            actions: { type: 'activate', params: ({ event }) => ({ id: event.id }) },
          },
          // Who looks at it already, or does not run it, changes nothing.
          { actions: 'forgetOpened' },
        ],
      },
    },
    switching: {
      description: 'Another cause is looked at, and this device remembers it.',
      tags: 'busy',
      invoke: {
        id: 'keepChoice',
        src: 'keepChoice',
        input: ({ context }) => ({ id: context.active }),
        onDone: [{ guard: 'isOpenedMine', target: 'switching', reenter: true, actions: 'activateOpened' }, { target: 'active' }],
        onError: [{ guard: 'isOpenedMine', target: 'switching', reenter: true, actions: 'activateOpened' }, { target: 'active' }],
      },
      after: {
        patience: [
          { guard: 'isOpenedMine', target: 'switching', reenter: true, actions: 'activateOpened' },
          { target: 'active' },
        ],
      },
    },
  },
})
