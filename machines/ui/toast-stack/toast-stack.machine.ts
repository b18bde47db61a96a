import { assign, emit, setup } from 'xstate'
import { limits } from '#contract/limits.ts'

export type ToastStackEvent = { type: 'toast.added'; id: string } | { type: 'toast.removed'; id: string }

/** F-160, C-036: at most twenty toasts; a newer one sends the oldest away. */
export const toastStackMachine = setup({
  types: {} as {
    context: { ids: string[]; limit: number }
    input: { limit?: number } | undefined
    events: ToastStackEvent
    emitted: { type: 'crowdedOut'; id: string }
  },
  actions: {
    add: assign(({ context }, params: { id: string }) => ({ ids: [...context.ids, params.id] })),
    remove: assign(({ context }, params: { id: string }) => ({ ids: context.ids.filter((id) => id !== params.id) })),
    crowdOut: emit(({ context }) => ({ type: 'crowdedOut' as const, id: context.ids[0] ?? '' })),
    dropOldest: assign(({ context }) => ({ ids: context.ids.slice(1) })),
  },
  guards: {
    isFull: ({ context }) => context.ids.length >= context.limit,
    isLast: ({ context }, params: { id: string }) => context.ids.length === 1 && context.ids[0] === params.id,
  },
}).createMachine({
  id: 'toastStack',
  description: 'The toasts that are on the screen.',
  context: ({ input }) => ({ ids: [], limit: input?.limit ?? limits.toastLimit }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is shown.',
      on: { 'toast.added': { target: 'showing', actions: { type: 'add', params: ({ event }) => ({ id: event.id }) } } },
    },
    showing: {
      description: 'One toast or more is shown.',
      on: {
        'toast.added': [
          { guard: 'isFull', actions: ['crowdOut', 'dropOldest', { type: 'add', params: ({ event }) => ({ id: event.id }) }] },
          { actions: { type: 'add', params: ({ event }) => ({ id: event.id }) } },
        ],
        'toast.removed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
      },
    },
  },
})
