import type { ChartEntry, ChartShape, ChartsFound } from '#contract/support/charts.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { chartListMachine } from './chart-list.machine.ts'

export const someShape: ChartShape = {
  steps: [
    [{ name: 'received', kind: 'first', inside: 0 }],
    [{ name: 'inHand', kind: 'between', inside: 2 }],
    [{ name: 'accepted', kind: 'end', inside: 0 }],
  ],
  way: ['received', 'inHand', 'accepted'],
}
export const someEntries: ChartEntry[] = [
  {
    name: 'claim',
    area: 'giving',
    description: 'What became of a missing donation.',
    states: 9,
    transitions: 21,
    shape: someShape,
  },
  { name: 'modal', area: 'ui', description: 'A question that wants an answer.', states: 4, transitions: 5, shape: someShape },
]
/** As the support team is told it, and as anybody else is. */
export const toSupport: ChartsFound = {
  charts: someEntries,
  waiting: { causes: 2, accounts: 0, closed: 0, requests: 1, claims: 14, messages: 0, reports: 0, calls: 0, payments: 1 },
}
const toAnybody: ChartsFound = { charts: someEntries, waiting: null }

export const chartListFixtures = fixturesFor(chartListMachine, {
  inputs: [undefined],
  events: {
    'page.refreshed': [{ type: 'page.refreshed' }],
    'list.narrowed': [{ type: 'list.narrowed', sought: 'claim' }],
    'list.ordered': [{ type: 'list.ordered', order: 'largest' }],
  },
  outcomes: { readCharts: { outputs: [toSupport, toAnybody], fails: true } },
  invariants: [['nothing is narrowed before it is there', ({ context }) => context.charts.length > 0 || context.sought === '']],
  pinned: [
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readCharts: error', 'page.refreshed', 'readCharts: done#1'],
      ends: 'shown',
      knows: { charts: someEntries, waiting: toSupport.waiting },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'the list is narrowed while one types',
      input: 0,
      events: ['readCharts: done#1', 'list.narrowed'],
      ends: 'shown',
      knows: { sought: 'claim', order: 'area' },
    },
    {
      name: 'the largest come first once that is chosen',
      input: 0,
      events: ['readCharts: done#2', 'list.ordered'],
      ends: 'shown',
      knows: { order: 'largest', waiting: null },
    },
  ],
})
