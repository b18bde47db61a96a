import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import down from 'lucide/dist/esm/icons/arrow-down.mjs'
import up from 'lucide/dist/esm/icons/arrow-up.mjs'
import type { ReactNode } from 'react'
import type { AdminStats, DashboardFigures, DashboardPeriod } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { NewTab } from '../new-tab.tsx'

// The one that everybody comes for is large; the others stand below it, where there is room beside it.
const metrics = css`
  display: grid; gap: var(--s3) var(--s2); margin: 0; grid-template-columns: repeat(3, minmax(0, auto)); justify-content: space-between; align-content: start;
  & > div { display: grid; grid-row: span 3; grid-template-rows: subgrid; row-gap: 0; min-inline-size: 0; }
  & dt { align-self: end; font-size: var(--size-s); color: var(--ink-soft); }
  & dt > a { color: inherit; text-decoration: none; &:hover { text-decoration: underline; } }
  & dt svg { display: inline; vertical-align: -0.1em; }
  & dd { margin: 0; font-size: var(--size-s); color: var(--ink-soft); }
  & dd:first-of-type { font: 700 var(--size-xl) / 1.25 var(--text); color: var(--ink); overflow-wrap: anywhere; }
  & > :first-child { grid-column: 1 / -1; grid-row: auto; grid-template: none / auto minmax(0, 1fr); justify-items: start; column-gap: var(--s4); & > dt, & > dd:first-of-type { grid-column: 1 / -1; } & > dt { justify-self: stretch; display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; justify-content: space-between; } & > dd:first-of-type { font-size: clamp(2.75rem, 1.9rem + 1.6vw, 3.5rem); line-height: 1.1; letter-spacing: -0.01em; color: var(--accent); } }
  @container (max-width: 16rem) { & { grid-template-columns: minmax(0, 1fr); } }
  /* Where there is room, by how much it has grown stands beside it. */
  @container (min-width: 28rem) and (max-width: 41.99rem) { & > :first-child { grid-template-columns: auto auto minmax(0, 1fr); align-items: last baseline; & > dd { grid-row: 2; } & > dd:first-of-type { grid-column: auto; } } }
  @container (min-width: 42rem) {
    grid-template-columns: minmax(0, 1fr) repeat(3, auto); grid-template-rows: auto auto auto 1fr; gap: 0 var(--s6);
    & > :first-child { grid-area: 1 / 1 / -1; align-content: start; padding-inline-end: var(--s4); & > dt { justify-content: start; } }
    & > :not(:first-child) { padding-inline-start: var(--s4); border-inline-start: 1px solid color-mix(in srgb, var(--accent) 20%, transparent); & > dd:first-of-type { font-size: var(--size-2xl); } }
  }
`
const change = css`
  display: inline-flex; gap: var(--s1); align-items: center; font-variant-numeric: tabular-nums;
  & > svg { inline-size: 1em; block-size: 1em; stroke-width: 3; }
  &&[data-way='up'] { color: var(--positive); font-weight: 600; }
`

type Count = (figures: DashboardFigures) => number
type Say = (value: number) => string
interface Metric {
  name: 'raised' | 'shops' | 'joined' | 'visits'
  /** Null for the page that everybody sees. */
  page: 'donations' | 'supporters' | null
  count: Count
  say: Say
}

const all: Metric[] = [
  { name: 'raised', page: 'donations', count: ({ donations }) => donations.totalAmount, say: formatMoney },
  { name: 'shops', page: 'donations', count: ({ donations }) => donations.numberOfDonations, say: formatCount },
  { name: 'joined', page: 'supporters', count: ({ supportersJoined }) => supportersJoined, say: formatCount },
  { name: 'visits', page: null, count: ({ causePageVisits }) => causePageVisits, say: formatCount },
]

export const metricNames = all.map(({ name }) => name)

interface ChangeProps extends Metric {
  stats: AdminStats
  period: DashboardPeriod
}

/** Beside the same days of the month or the year before; all time has nothing before it. */
function Change({ stats, period, count, say }: ChangeProps) {
  if (period === 'allTime') return null
  const difference = count(stats[period]) - count(stats.before[period])
  if (difference === 0) return <dd>{t('cause-admin-dashboard:figures.same')}</dd>
  const way = difference > 0 ? 'up' : 'down'
  const size = say(Math.abs(difference))
  return (
    <dd className={change} data-way={way}>
      <Icon drawing={way === 'up' ? up : down} />
      {t(`cause-admin-dashboard:figures.${way === 'down' && say === formatMoney ? 'less' : way}`, { amount: size })}
    </dd>
  )
}

interface FiguresProps {
  cause: Pick<CauseCard, 'id' | 'uri'>
  stats: AdminStats
  period: DashboardPeriod
  /** What opens the meaning of the figures. */
  info: ReactNode
}

function One({ cause, metric, stats, period, info }: FiguresProps & { metric: Metric }) {
  const { name, page, count, say } = metric
  const words = t(`cause-admin-dashboard:figures.${name}`)
  const value = count(stats[period])
  const pending = name === 'raised' ? stats[period].donations.parts.pending : 0
  return (
    <div>
      <dt>
        {page ? (
          <Link to={`/account/causes/$causeId/${page}`} params={{ causeId: `${cause.id}` }}>
            {words}
          </Link>
        ) : (
          <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
            {words}
            <NewTab />
          </a>
        )}
        {name === 'raised' && info}
      </dt>
      <dd>{say(value)}</dd>
      <Change {...metric} stats={stats} period={period} />
      {pending > 0 && (
        <dd>
          {t(`cause-admin-dashboard:figures.${pending === value ? 'allPending' : 'pending'}`, { amount: formatMoney(pending) })}
        </dd>
      )}
    </div>
  )
}

/** D-020…D-024, D-036 */
export const Metrics = (props: FiguresProps) => (
  <dl className={metrics} aria-live="polite">
    {all.map((metric) => (
      <One key={metric.name} {...props} metric={metric} />
    ))}
  </dl>
)
