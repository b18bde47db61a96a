import type { ChartEntry } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import type { ChartOrder } from '#machines/support/chart-list/chart-list.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { areaName, chartName } from './chart-names.ts'
import type { ChartSource } from './chart-source.ts'
import { eventWords, stateWords } from './state-words.ts'

type Audience = ChartSource['audience']

/** What the support team looks up most. Who builds the site reads three first that show how charts are drawn: one way, a screen that waits and fails, and sections. */
const first = {
  development: ['paymentRun', 'accountDeletion', 'donation'],
  support: ['donation', 'claim', 'paymentRun', 'causePayment', 'causeReview', 'accountCheck'],
} as const satisfies Record<Audience, readonly string[]>
const inNames = (names: readonly string[], charts: readonly ChartEntry[]) =>
  names.flatMap((name) => charts.find((chart) => chart.name === name) ?? [])
export const firstOf = (charts: readonly ChartEntry[], audience: Audience): ChartEntry[] => inNames(first[audience], charts)

/** Why one of the first three should be read first. */
const reasons: Record<string, () => string> = {
  paymentRun: () => t('support-charts:start.paymentRun'),
  accountDeletion: () => t('support-charts:start.accountDeletion'),
  donation: () => t('support-charts:start.donation'),
} satisfies Record<(typeof first)['development'][number], () => string>
export const reasonFor = (name: string): string => reasons[name]?.() ?? ''

/** What stands for its area where not all of it is shown. */
export const best: readonly string[] = [
  'claim',
  'donation',
  'missingDonation',
  'paymentRun',
  'supportQueue',
  'claimConsole',
  'coachingDesk',
  'adminReview',
  'bankDetails',
  'dashboard',
  'causeClosing',
  'inviteAdmins',
  'emailChange',
  'dataDownload',
  'causeSwitch',
  'pushNotices',
  'login',
  'passwordReset',
  'oneTimeLink',
  'providerLogin',
  'causeRegistration',
  'causeSearch',
  'guestRaise',
  'adminRequest',
  'retailerVisit',
  'headerSearch',
  'favourites',
  'donationReminder',
  'stampCard',
  'spin',
  'leaderboard',
  'promotion',
  'devices',
  'tokenService',
  'requestQueue',
  'logout',
  'colourScheme',
  'app',
  'headerBanners',
  'errorBoundary',
  'consent',
  'experiment',
  'logShipper',
  'vendorScript',
  'toast',
  'modal',
  'fileDrop',
  'collapsible',
]

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
    return here ? { area, charts: [...new Set([...inNames(best, here), ...here])] } : []
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

const wordsOf = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean)
/** What a chart says of itself without its drawing. */
const saidOf = ({ name, area, description }: ChartEntry): string =>
  [name, chartName(name), area, areaName(area), description].join(' ').toLowerCase()

/** All the words of what is sought stand somewhere in the chart's names, area, description or drawing. */
export function filterCharts(charts: readonly ChartEntry[], sought: string): ChartEntry[] {
  const words = wordsOf(sought)
  if (words.length === 0) return [...charts]
  return charts.filter((chart) => {
    const text = [saidOf(chart), ...drawnIn(chart)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** So many of its steps show why a chart is found. */
const few = 3

/** Where in a chart words of what is sought stand that are in nothing else that is said of it. */
export function foundIn(chart: ChartEntry, sought: string): string[] {
  const said = saidOf(chart)
  const words = wordsOf(sought).filter((word) => !said.includes(word))
  const found = drawnIn(chart).filter((one) => words.some((word) => one.toLowerCase().includes(word)))
  return [...new Set(found)].slice(0, few)
}

export function inOrder(charts: readonly ChartEntry[], order: Exclude<ChartOrder, 'area'>): ChartEntry[] {
  const sign = order === 'largest' ? -1 : 1
  return charts.toSorted((one, other) => sign * (one.states - other.states || one.transitions - other.transitions))
}
