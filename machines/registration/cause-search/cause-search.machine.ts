import { assign, setup } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type CauseSearchEvent =
  | { type: 'search.submitted'; term: string }
  | { type: 'place.submitted'; place: string }
  | { type: 'search.retried' }

/** C-013, which the fixtures hold it against; a number here, because the page would else wait for the whole contract’s limits. */
const fullPage = 10

interface CauseSearchContext {
  term: string
  /** Where the cause is, as the person says it; null until many of that name were found, which is when it's asked for. */
  place: string | null
  results: CauseCard[]
}

/** F-087: by whatever somebody knows of it, and by its place besides where many have that name. */
export const causeSearchMachine = setup({
  types: {} as { context: CauseSearchContext; events: CauseSearchEvent; tags: 'busy' | 'found' },
  actors: { searchCauses: placeholder<CauseCard[], { term: string; place: string | null }>() },
  actions: {
    keepTerm: assign((_, params: { term: string }) => ({ term: params.term.trim(), place: null })),
    keepPlace: assign((_, params: { place: string }) => ({ place: params.place.trim() })),
    keepResults: assign((_, params: { results: CauseCard[] }) => ({ results: params.results })),
    keepMany: assign((_, params: { results: CauseCard[] }) => ({ results: params.results, place: '' })),
    dropResults: assign({ results: [] }),
    forget: assign({ place: null, results: [] }),
  },
  guards: {
    hasResults: (_, params: { results: CauseCard[] }) => params.results.length > 0,
    // A full page: there are probably more.
    isCrowded: ({ context }, params: { results: CauseCard[] }) => !context.place && params.results.length >= fullPage,
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    asksPlace: ({ context }) => context.place !== null,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causeSearch',
  description: 'Finding a cause by name and place.',
  context: { term: '', place: null, results: [] },
  initial: 'idle',
  on: {
    'search.submitted': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ text: event.term }) },
        target: '.needsName',
        actions: 'forget',
      },
      { target: '.loading', actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) } },
    ],
    'place.submitted': {
      guard: 'asksPlace',
      target: '.loading',
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
  },
  states: {
    idle: { description: 'Nothing has been looked for yet.' },
    needsName: { description: 'The person is asked for a name.' },
    loading: {
      description: 'Looking for causes.',
      tags: 'busy',
      on: { 'search.submitted': {}, 'place.submitted': {} },
      invoke: {
        id: 'searchCauses',
        src: 'searchCauses',
        input: ({ context }) => ({ term: context.term, place: context.place }),
        onDone: [
          {
            guard: { type: 'isCrowded', params: ({ event }) => ({ results: event.output }) },
            target: 'needsLocation',
            actions: { type: 'keepMany', params: ({ event }) => ({ results: event.output }) },
          },
          {
            guard: { type: 'hasResults', params: ({ event }) => ({ results: event.output }) },
            target: 'results',
            actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
          },
          { target: 'refine', actions: 'dropResults' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    results: { description: 'Causes to choose from.', tags: 'found' },
    needsLocation: {
      description: 'Causes to choose from, and more than can be shown: the place tells them apart (E-063).',
      tags: 'found',
      initial: 'asked',
      on: {
        'place.submitted': { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.place }) }, target: '.missing' },
      },
      states: {
        asked: { description: 'The person is asked for the place.' },
        missing: { description: 'A location must be entered (V-038).' },
      },
    },
    refine: { description: 'Nothing fits: the person is told how to look differently.' },
    failed: {
      description: 'The search could not be made; it can be tried again.',
      on: { 'search.retried': { target: 'loading' } },
    },
  },
})
