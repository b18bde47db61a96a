import type { ChartEntry } from '#contract/support/charts.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { chartListMachine } from './chart-list.machine.ts'

export const someEntries: ChartEntry[] = [
  { name: 'claim', area: 'giving', description: 'What became of a missing donation.', states: 9, transitions: 21 },
  { name: 'modal', area: 'ui', description: 'A question that wants an answer.', states: 4, transitions: 5 },
]

export const chartListFixtures = fixturesFor(chartListMachine, {
  inputs: [undefined],
  events: {
    'page.refreshed': [{ type: 'page.refreshed' }],
    'list.narrowed': [{ type: 'list.narrowed', sought: 'claim' }],
  },
  outcomes: { readCharts: { outputs: [{ charts: someEntries }], fails: true } },
  invariants: [['nothing is narrowed before it is there', ({ context }) => context.charts.length > 0 || context.sought === '']],
  pinned: [
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['readCharts: error', 'page.refreshed', 'readCharts: done'],
      ends: 'shown',
      knows: { charts: someEntries },
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    {
      name: 'the list is narrowed while one types',
      input: 0,
      events: ['readCharts: done', 'list.narrowed'],
      ends: 'shown',
      knows: { sought: 'claim' },
    },
  ],
})
