import { type ActorRefFrom, assign, emit, setup, spawnChild, stopChild } from 'xstate'
import { limits } from '#contract/limits.ts'
import { toastMachine } from '#machines/ui/toast/toast.machine.ts'

export type ToastStackEvent =
  | { type: 'toast.added'; id: string; duration: number | null }
  | { type: 'toast.removed'; id: string }
  | { type: `xstate.done.actor.${string}`; actorId: string }
export type ToastActor = ActorRefFrom<typeof toastMachine>

/** F-160, C-036: at most twenty toasts, each a chart of its own; a newer one sends the oldest away, and one that has gone is forgotten. */
export const toastStackMachine = setup({
  types: {} as {
    context: { ids: string[]; limit: number }
    input: { limit?: number } | undefined
    events: ToastStackEvent
    emitted: { type: 'gone'; id: string }
  },
  actors: { toast: toastMachine },
  actions: {
    add: assign(({ context }, params: { id: string }) => ({ ids: [...context.ids, params.id] })),
    begin: spawnChild('toast', {
      id: ({ event }) => ('id' in event ? event.id : ''),
      input: ({ event }) => ({ duration: 'duration' in event ? event.duration : null }),
    }),
    end: stopChild((_, params: { id: string }) => params.id),
    remove: assign(({ context }, params: { id: string }) => ({ ids: context.ids.filter((id) => id !== params.id) })),
    tellGone: emit((_, params: { id: string }) => ({ type: 'gone' as const, id: params.id })),
  },
  guards: {
    isFull: ({ context }) => context.ids.length >= context.limit,
    isThere: ({ context }, params: { id: string }) => context.ids.includes(params.id),
    isLast: ({ context }, params: { id: string }) => context.ids.length === 1 && context.ids[0] === params.id,
  },
}).createMachine({
  id: 'toastStack',
  description: 'Toast messages currently shown.',
  context: ({ input }) => ({ ids: [], limit: input?.limit ?? limits.toastLimit }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is shown.',
      on: {
        'toast.added': { target: 'showing', actions: ['begin', { type: 'add', params: ({ event }) => ({ id: event.id }) }] },
      },
    },
    showing: {
      description: 'One toast or more is shown, each with a life of its own.',
      on: {
        'toast.added': [
          {
            guard: 'isFull',
            actions: [
              { type: 'end', params: ({ context }) => ({ id: context.ids[0] ?? '' }) },
              { type: 'tellGone', params: ({ context }) => ({ id: context.ids[0] ?? '' }) },
              { type: 'remove', params: ({ context }) => ({ id: context.ids[0] ?? '' }) },
              'begin',
              { type: 'add', params: ({ event }) => ({ id: event.id }) },
            ],
          },
          { actions: ['begin', { type: 'add', params: ({ event }) => ({ id: event.id }) }] },
        ],
        'toast.removed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: [
              { type: 'end', params: ({ event }) => ({ id: event.id }) },
              { type: 'tellGone', params: ({ event }) => ({ id: event.id }) },
              { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            ],
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ id: event.id }) },
            actions: [
              { type: 'end', params: ({ event }) => ({ id: event.id }) },
              { type: 'tellGone', params: ({ event }) => ({ id: event.id }) },
              { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            ],
          },
        ],
        'xstate.done.actor.*': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.actorId }) },
            target: 'empty',
            actions: [
              { type: 'end', params: ({ event }) => ({ id: event.actorId }) },
              { type: 'tellGone', params: ({ event }) => ({ id: event.actorId }) },
              { type: 'remove', params: ({ event }) => ({ id: event.actorId }) },
            ],
          },
          {
            actions: [
              { type: 'end', params: ({ event }) => ({ id: event.actorId }) },
              { type: 'tellGone', params: ({ event }) => ({ id: event.actorId }) },
              { type: 'remove', params: ({ event }) => ({ id: event.actorId }) },
            ],
          },
        ],
      },
    },
  },
})
