import type { ChartEntry } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import type { ChartOrder } from '#machines/support/chart-list/chart-list.machine.ts'
import { areaName, chartName } from './chart-names.ts'
import type { ChartSource } from './chart-source.ts'
import { eventWords, stateWords } from './state-words.ts'

type Audience = ChartSource['audience']

/** What is looked up most: it stands above the areas, in two columns that end at nearly the same height. */
const first: Record<Audience, readonly string[]> = {
  development: ['donation', 'claim', 'supporterRegistration', 'causeRegistration', 'paymentRun', 'session'],
  support: ['donation', 'claim', 'paymentRun', 'causePayment', 'causeReview', 'accountCheck'],
}
export const firstOf = (charts: readonly ChartEntry[], audience: Audience): ChartEntry[] =>
  first[audience].flatMap((name) => charts.find((chart) => chart.name === name) ?? [])

/** Where the support team deals with what goes through a chart. */
export const queueOf: Readonly<Record<string, SupportQueueName>> = {
  claim: 'claims',
  causeReview: 'causes',
  accountCheck: 'accounts',
  adminReview: 'requests',
  heldMoney: 'closed',
  paymentRun: 'payments',
}

/** What people come across first, and how the site is built last. */
const areas = [
  'giving',
  'support',
  'causes',
  'cause-admin',
  'account',
  'sign-in',
  'registration',
  'shopping',
  'rewards',
  'session',
  'shell',
  'telemetry',
  'ui',
]

export interface ChartGroup {
  area: string
  charts: ChartEntry[]
}

export function groupsOf(charts: readonly ChartEntry[]): ChartGroup[] {
  const groups = Map.groupBy(charts, ({ area }) => area)
  return [...new Set([...areas, ...groups.keys()])].flatMap((area) => {
    const here = groups.get(area)
    return here ? { area, charts: here } : []
  })
}

/** What its small drawing says: steps, what is inside them, and what leads there. */
const drawnIn = ({ name: chart, shape }: ChartEntry): string[] =>
  shape.steps
    .flat()
    .flatMap(({ name, states = [], when }) => [
      ...[name, ...states].map((state) => stateWords(chart, state)),
      when === undefined || when === 'always' ? '' : eventWords(when),
    ])

/** All the words of what is sought stand somewhere in the chart's names, area, description or drawing. */
export function filterCharts(charts: readonly ChartEntry[], sought: string): ChartEntry[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...charts]
  return charts.filter((chart) => {
    const { name, area, description } = chart
    const text = [name, chartName(name), area, areaName(area), description, ...drawnIn(chart)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export function inOrder(charts: readonly ChartEntry[], order: Exclude<ChartOrder, 'area'>): ChartEntry[] {
  const sign = order === 'largest' ? -1 : 1
  return charts.toSorted((one, other) => sign * (one.states - other.states || one.transitions - other.transitions))
}
