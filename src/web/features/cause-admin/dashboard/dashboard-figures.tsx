import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import down from 'lucide/dist/esm/icons/arrow-down.mjs'
import up from 'lucide/dist/esm/icons/arrow-up.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import {
  type AdminStats,
  type DashboardFigures,
  type DashboardPeriod,
  dashboardPeriods,
} from '#contract/cause-admin/dashboard.ts'
import { dayInLondon, formatDay, startOfDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { segments } from '#web/ui/segments.ts'
import { row, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { Months } from './dashboard-months.tsx'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: center;
`
const metrics = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 768px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  & > div { background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); padding: var(--s4); display: grid; gap: var(--s1); align-content: start; }
  & > div:first-child { background: var(--accent-wash); border-color: transparent; }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; }
  & dd:first-of-type { font: 600 var(--size-xl) / 1.15 var(--display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & dd + dd { font-size: var(--size-s); color: var(--ink-soft); }
  & dd + dd > svg { inline-size: 1em; block-size: 1em; stroke-width: 3; }
`
const figures = css`
  display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr);
  & > :nth-child(n + 4):not(:empty) { margin-block-start: var(--s3); }
`
const daysLine = css`
  justify-content: space-between; font-size: var(--size-s);
  & > p { flex: 1 1 20rem; }
`
const change = css`
  display: inline-flex; gap: var(--s1); align-items: center; font-variant-numeric: tabular-nums;
  && { font-weight: 600; }
  &&[data-way='up'] { color: var(--positive); }
`

type Count = (figures: DashboardFigures) => number
type Say = (value: number) => string

/** Beside the same days of the month or the year before; all time has nothing before it. */
function Change({ stats, period, count, say }: { stats: AdminStats; period: DashboardPeriod; count: Count; say: Say }) {
  if (period === 'allTime') return null
  const difference = count(stats[period]) - count(stats.before[period])
  if (difference === 0) return <dd>{t('cause-admin-dashboard:figures.same')}</dd>
  const way = difference > 0 ? 'up' : 'down'
  return (
    <dd className={change} data-way={way}>
      <Icon drawing={way === 'up' ? up : down} />
      <span>
        <span className={visuallyHidden}>{t(`cause-admin-dashboard:figures.${way}`)} </span>
        {say(Math.abs(difference))}
      </span>
    </dd>
  )
}

const metricsOf: {
  name: 'raised' | 'shops' | 'joined' | 'visits'
  page: 'donations' | 'supporters' | null
  count: Count
  say: Say
}[] = [
  { name: 'raised', page: 'donations', count: ({ donations }) => donations.totalAmount, say: formatMoney },
  { name: 'shops', page: 'donations', count: ({ donations }) => donations.numberOfDonations, say: formatCount },
  { name: 'joined', page: 'supporters', count: ({ supportersJoined }) => supportersJoined, say: formatCount },
  { name: 'visits', page: null, count: ({ causePageVisits }) => causePageVisits, say: formatCount },
]

function Info(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('cause-admin-dashboard:figures.info')}
      </Button>
      <Modal isOpen={isOpen} title={t('cause-admin-dashboard:figures.info')} onClose={() => setOpen(false)}>
        <dl className={stack}>
          {metricsOf.map(({ name }) => (
            <div key={name}>
              <dt>
                <b>{t(`cause-admin-dashboard:figures.${name}`)}</b>
              </dt>
              <dd className={soft}>{t(`cause-admin-dashboard:figures.${name}Info`)}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}

/** the days that a period’s figures are of, in London, and as many of the month or the year before, which they are compared with. */
function daysOf(period: DashboardPeriod, now: number): string {
  const at = new Date(now).toISOString()
  if (period === 'allTime') return t('cause-admin-dashboard:figures.allDays', { to: formatDay(at) })
  const [year = 0, month = 0] = dayInLondon(at).split('-').map(Number)
  const first = (ofYear: number, ofMonth: number) => startOfDay(`${ofYear}-${String(ofMonth).padStart(2, '0')}-01`)
  const since = period === 'yearToDate' ? first(year, 1) : first(year, month)
  const before = period === 'yearToDate' ? first(year - 1, 1) : first(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1)
  const end = Math.min(Date.parse(since) - 1, Date.parse(before) + now - Date.parse(since))
  return t('cause-admin-dashboard:figures.days', {
    days: formatDays(since, at),
    before: formatDays(before, new Date(end).toISOString()),
  })
}

interface FiguresProps {
  causeId: number
  stats: AdminStats
  /** What stands before the chart. */
  first: ReactNode
  /** What stands after it. */
  children(period: DashboardPeriod): ReactNode
}

/** F-135, D-019…D-026, U-037 */
export function Figures({ causeId, stats, first, children }: FiguresProps) {
  const site = useSite()
  const machine = useMemo(() => dashboardPeriodWith(site), [site])
  const [state, send] = useMachine(machine)
  const period: DashboardPeriod = byState(state.value, {
    monthToDate: 'monthToDate',
    yearToDate: 'yearToDate',
    allTime: 'allTime',
  })
  return (
    <section className={figures} aria-labelledby="key-performance">
      <div className={head}>
        <h2 id="key-performance">{t('cause-admin-dashboard:figures.title')}</h2>
        <fieldset className={segments} aria-label={t('cause-admin-dashboard:figures.period')}>
          {dashboardPeriods.map((one) => (
            <Button
              key={one}
              kind="secondary"
              isPressed={one === period}
              onClick={() => send({ type: 'period.chosen', period: one })}
            >
              {t(`cause-admin-dashboard:figures.periods.${one}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={cx(row, daysLine)}>
        <p className={soft}>{daysOf(period, site.browser.now())}</p>
        <Info />
      </div>
      <dl className={metrics} aria-live="polite">
        {metricsOf.map(({ name, page, count, say }) => (
          <div key={name}>
            <dt>
              {page ? (
                <Link to={`/account/causes/$causeId/${page}`} params={{ causeId: `${causeId}` }}>
                  {t(`cause-admin-dashboard:figures.${name}`)}
                </Link>
              ) : (
                t(`cause-admin-dashboard:figures.${name}`)
              )}
            </dt>
            <dd>{say(count(stats[period]))}</dd>
            <Change stats={stats} period={period} count={count} say={say} />
          </div>
        ))}
      </dl>
      {first}
      <Months stats={stats} period={period} />
      {children(period)}
    </section>
  )
}
