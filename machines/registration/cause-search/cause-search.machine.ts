import { assign, setup } from 'xstate'
import type { CauseCard } from '../../../src/contract/entities/cause.ts'
import { patience, placeholder } from '../../placeholder.ts'

export type CauseSearchEvent = { type: 'search.submitted'; term: string } | { type: 'search.retried' }

interface CauseSearchContext {
  term: string
  results: CauseCard[]
}

/** F-087, first version: by name. */
export const causeSearchMachine = setup({
  types: {} as { context: CauseSearchContext; events: CauseSearchEvent; tags: 'busy' },
  actors: { searchCauses: placeholder<CauseCard[], { term: string }>() },
  actions: {
    keepTerm: assign((_, params: { term: string }) => ({ term: params.term })),
    keepResults: assign((_, params: { results: CauseCard[] }) => ({ results: params.results })),
    dropResults: assign({ results: [] }),
  },
  guards: {
    hasResults: (_, params: { results: CauseCard[] }) => params.results.length > 0,
    isEmptyTerm: (_, params: { term: string }) => params.term.trim() === '',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'causeSearch',
  description: 'Finding a cause by its name.',
  context: { term: '', results: [] },
  initial: 'idle',
  on: {
    'search.submitted': [
      {
        guard: { type: 'isEmptyTerm', params: ({ event }) => ({ term: event.term }) },
        target: '.needsName',
        actions: 'dropResults',
      },
      { target: '.loading', actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) } },
    ],
  },
  states: {
    idle: { description: 'Nothing has been looked for yet.' },
    needsName: { description: 'The person is asked for a name.' },
    loading: {
      description: 'Looking for causes.',
      tags: 'busy',
      on: { 'search.submitted': {} },
      invoke: {
        id: 'searchCauses',
        src: 'searchCauses',
        input: ({ context }) => ({ term: context.term }),
        onDone: [
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
    results: { description: 'Causes to choose from.' },
    refine: { description: 'Nothing fits: the person is told how to look differently.' },
    failed: {
      description: 'The search could not be made; it can be tried again.',
      on: { 'search.retried': { target: 'loading' } },
    },
  },
})
