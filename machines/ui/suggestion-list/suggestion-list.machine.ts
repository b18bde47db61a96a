import { assign, setup } from 'xstate'

export type SuggestionListEvent =
  | { type: 'list.offered'; count: number }
  | { type: 'list.closed' }
  | { type: 'highlight.next' }
  | { type: 'highlight.previous' }

interface SuggestionListContext {
  count: number
  /** Index of the highlighted suggestion; -1 while none is. */
  highlight: number
}

/** F-168, U-045: arrows move the highlight round the list and back to the typed text; Enter picks it or submits the text. */
export const suggestionListMachine = setup({
  types: {} as { context: SuggestionListContext; events: SuggestionListEvent },
  actions: {
    offer: assign((_, params: { count: number }) => ({ count: params.count, highlight: -1 })),
    close: assign({ count: 0, highlight: -1 }),
    next: assign(({ context }) => ({ highlight: context.highlight + 1 >= context.count ? -1 : context.highlight + 1 })),
    previous: assign(({ context }) => ({ highlight: context.highlight < 0 ? context.count - 1 : context.highlight - 1 })),
  },
  guards: { isNothing: (_, params: { count: number }) => params.count === 0 },
}).createMachine({
  id: 'suggestionList',
  description: 'Suggestions under a field.',
  context: { count: 0, highlight: -1 },
  initial: 'closed',
  on: {
    'list.offered': [
      { guard: { type: 'isNothing', params: ({ event }) => ({ count: event.count }) }, target: '.closed', actions: 'close' },
      { target: '.open', actions: { type: 'offer', params: ({ event }) => ({ count: event.count }) } },
    ],
  },
  states: {
    closed: { description: 'Nothing is suggested.' },
    open: {
      description: 'Suggestions can be moved through and picked.',
      on: {
        'highlight.next': { actions: 'next' },
        'highlight.previous': { actions: 'previous' },
        'list.closed': { target: 'closed', actions: 'close' },
      },
    },
  },
})
