import { assign, setup } from 'xstate'
import type { ChartsFound } from '#contract/support/charts.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** By what they are about, or by how much there is of them. */
export type ChartOrder = 'area' | 'largest' | 'smallest'

/** The list that charts are looked up in. */
export const chartListMachine = setup({
  types: {} as {
    context: ChartsFound & { sought: string; order: ChartOrder }
    events: { type: 'page.refreshed' } | { type: 'list.narrowed'; sought: string } | { type: 'list.ordered'; order: ChartOrder }
    tags: 'busy'
  },
  actors: { readCharts: placeholder<ChartsFound>() },
  actions: {
    keepCharts: assign((_, { found }: { found: ChartsFound }) => found),
    keepSought: assign((_, { sought }: { sought: string }) => ({ sought })),
    keepOrder: assign((_, { order }: { order: ChartOrder }) => ({ order })),
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'chartList',
  description: 'The list of charts, by area, with search.',
  context: { charts: [], waiting: null, sought: '', order: 'area' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the charts.',
      tags: 'busy',
      invoke: {
        id: 'readCharts',
        src: 'readCharts',
        onDone: { target: 'shown', actions: { type: 'keepCharts', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The charts, or those that match what was typed, by area or by size.',
      on: {
        'list.narrowed': { actions: { type: 'keepSought', params: ({ event }) => ({ sought: event.sought }) } },
        'list.ordered': { actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) } },
      },
    },
    failed: {
      description: 'They could not be loaded; they can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
  },
})
