import { assign, setup } from 'xstate'
import type { ChartEntry } from '#contract/support/charts.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

type Found = { charts: ChartEntry[] }

/** The list that charts are looked up in. */
export const chartListMachine = setup({
  types: {} as {
    context: { charts: ChartEntry[]; sought: string }
    events: { type: 'page.refreshed' } | { type: 'list.narrowed'; sought: string }
    tags: 'busy'
  },
  actors: { readCharts: placeholder<Found>() },
  actions: {
    keepCharts: assign((_, { charts }: Found) => ({ charts })),
    keepSought: assign((_, { sought }: { sought: string }) => ({ sought })),
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'chartList',
  description: 'The list of charts, by area, with search.',
  context: { charts: [], sought: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the charts.',
      tags: 'busy',
      invoke: {
        id: 'readCharts',
        src: 'readCharts',
        onDone: { target: 'shown', actions: { type: 'keepCharts', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The charts, or those that what was typed leaves.',
      on: { 'list.narrowed': { actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) } } },
    },
    failed: {
      description: 'They could not be loaded; they can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
