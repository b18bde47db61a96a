import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'

/** `at` in milliseconds; `newId` is used only when a session begins. */
export type SearchSessionEvent = { type: 'search.made'; at: number; newId: string }

interface SearchSessionContext {
  id: string | null
  lastAt: number
}

/** F-082, C-015: one session for retailer and cause searches, renewed after more than five minutes without one. Checked on use. */
export const searchSessionMachine = setup({
  types: {} as { context: SearchSessionContext; events: SearchSessionEvent },
  actions: {
    begin: assign((_, params: { at: number; newId: string }) => ({ id: params.newId, lastAt: params.at })),
    touch: assign((_, params: { at: number }) => ({ lastAt: params.at })),
  },
  guards: { isIdleTooLong: ({ context }, params: { at: number }) => params.at - context.lastAt > limits.searchSessionIdle },
}).createMachine({
  id: 'searchSession',
  description: 'Groups the searches of one shopping trip.',
  context: { id: null, lastAt: 0 },
  initial: 'none',
  states: {
    none: {
      description: 'Nothing has been searched yet.',
      on: {
        'search.made': {
          target: 'active',
          actions: { type: 'begin', params: ({ event }) => ({ at: event.at, newId: event.newId }) },
        },
      },
    },
    active: {
      description: 'Searches belong together.',
      on: {
        'search.made': [
          {
            guard: { type: 'isIdleTooLong', params: ({ event }) => ({ at: event.at }) },
            target: 'renewed',
            actions: { type: 'begin', params: ({ event }) => ({ at: event.at, newId: event.newId }) },
          },
          { actions: { type: 'touch', params: ({ event }) => ({ at: event.at }) } },
        ],
      },
    },
    renewed: {
      description: 'The last search was too long ago, so a new session has begun.',
      on: {
        'search.made': [
          {
            guard: { type: 'isIdleTooLong', params: ({ event }) => ({ at: event.at }) },
            actions: { type: 'begin', params: ({ event }) => ({ at: event.at, newId: event.newId }) },
          },
          { target: 'active', actions: { type: 'touch', params: ({ event }) => ({ at: event.at }) } },
        ],
      },
    },
  },
})
