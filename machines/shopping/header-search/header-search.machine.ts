import { assign, setup } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type HeaderSearchEvent =
  | { type: 'search.focused' }
  | { type: 'search.left' }
  | { type: 'search.typed'; term: string }
  | { type: 'search.cleared' }

/** What a search suggests: shops, or causes where it looks for one. */
export type Suggestion = RetailerCard | CauseCard

interface HeaderSearchContext {
  term: string
  results: Suggestion[]
}

/** F-083…F-086, V-079, V-080, E-064. Suggestions show while the field is focused and holds text; a failure shows none. */
export const headerSearchMachine = setup({
  types: {} as { context: HeaderSearchContext; events: HeaderSearchEvent; tags: 'busy' | 'open' },
  actors: { searchRetailers: placeholder<Suggestion[], { term: string }>() },
  actions: {
    keepTerm: assign((_, params: { term: string }) => ({ term: params.term.trim().toLowerCase() })),
    keepResults: assign((_, params: { results: Suggestion[] }) => ({ results: params.results })),
    clear: assign({ term: '', results: [] }),
    dropResults: assign({ results: [] }),
  },
  guards: {
    holdsText: ({ context }) => context.term !== '',
    isBlank: (_, params: { term: string }) => params.term.trim() === '',
    hasResults: (_, params: { results: Suggestion[] }) => params.results.length > 0,
  },
  delays: { typingPause: limits.searchDebounce, patience: patience.call },
}).createMachine({
  id: 'headerSearch',
  description: 'Searching for shops or causes, with suggestions.',
  context: { term: '', results: [] },
  initial: 'blurred',
  on: { 'search.cleared': { target: '.focused.focusedEmpty', actions: 'clear' } },
  states: {
    blurred: {
      description: 'The person is elsewhere on the page.',
      on: {
        'search.focused': [{ guard: 'holdsText', target: 'focused.loading' }, { target: 'focused' }],
        'search.typed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ term: event.term }) },
            target: 'focused.focusedEmpty',
            actions: 'clear',
          },
          { target: 'focused.pausing', actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) } },
        ],
      },
    },
    focused: {
      description: 'The person is in the field.',
      initial: 'focusedEmpty',
      on: {
        'search.left': { target: 'blurred' },
        'search.typed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ term: event.term }) },
            target: '.focusedEmpty',
            actions: 'clear',
          },
          { target: '.pausing', actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) }, reenter: true },
        ],
      },
      states: {
        focusedEmpty: { description: 'The field holds no text, so nothing is asked.' },
        pausing: { description: 'Waiting for the typing to pause.', after: { typingPause: { target: 'loading' } } },
        loading: {
          description: 'Asking for suggestions; only the newest term counts.',
          tags: 'busy',
          invoke: {
            id: 'searchRetailers',
            src: 'searchRetailers',
            input: ({ context }) => ({ term: context.term }),
            onDone: [
              {
                guard: { type: 'hasResults', params: ({ event }) => ({ results: event.output }) },
                target: 'suggestions',
                actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
              },
              { target: 'noResults', actions: 'dropResults' },
            ],
            onError: { target: 'failed', actions: 'dropResults' },
          },
          after: { patience: { target: 'failed', actions: 'dropResults' } },
        },
        suggestions: { description: 'Shops or causes to choose from.', tags: 'open' },
        noResults: { description: 'Nothing fits the term; the search page can still be opened.', tags: 'open' },
        failed: { description: 'No suggestions could be had; the search page can still be opened.' },
      },
    },
  },
})
