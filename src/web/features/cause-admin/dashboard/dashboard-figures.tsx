import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import sign from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import { type AdminStats, type DashboardPeriod, dashboardPeriods } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { asFarInto, dayInLondon, startOfDay } from '#contract/london.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { segments } from '#web/ui/segments.ts'
import { card, soft, stack } from '#web/ui/styles.ts'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { Metrics, metricNames } from './dashboard-metrics.tsx'
import { Months } from './dashboard-months.tsx'
import { Supporters } from './dashboard-next.tsx'
import { Biggest, Latest, TopRetailers } from './dashboard-parts.tsx'

// What the figures are called, and beside it what they mean.
const head = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; justify-content: space-between;
  & h2 { font-size: var(--size-l); line-height: 1.3; }
  @media (min-width: 768px) { margin-block-start: -9px; }
`
// What has been raised, what is paid next, what to do, how it has grown, how far the year has come, where the money is and who raises it; then from where. On a wide screen what is paid next and how far the year has come stand beside how it has grown.
const sheet = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > * { min-inline-size: 0; &:empty { display: none; } }
  @media (min-width: 72rem) {
    grid-template: 'raised next' auto 'grown payment' auto 'grown target' 1fr 'money people' auto 'shops latest' auto 'rest rest' auto / minmax(0, 1fr) 18rem;
    & > [data-at='raised'] { grid-area: raised; } & > [data-at='payment'] { grid-area: payment; } & > [data-at='grown'] { grid-area: grown; } & > [data-at='next'] { grid-area: next; } & > [data-at='target'] { grid-area: target; }
    & > [data-at='money'] { grid-area: money; } & > [data-at='people'] { grid-area: people; } & > [data-at='shops'] { grid-area: shops; } & > [data-at='latest'] { grid-area: latest; } & > [data-at='rest'] { grid-area: rest; }
    & > :not(section, [data-at='rest'], :empty) { display: grid; }
    /* Nothing has been raised yet. */
    &:has(> [data-at='grown']:empty) { grid-template-areas: 'raised payment' 'money target' 'next next' 'shops latest' 'rest rest'; grid-template-rows: none; }
    &:has(> [data-at='latest']:empty) > [data-at='shops'] { grid-column: 1 / -1; }
  }
`
// What follows the one choice of its days: the sums here, and the next card draws them.
const raised = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-content: start;
  @media (max-width: 767px) { && { padding: var(--s4); } }
  @media (min-width: 72rem) { align-content: space-between; }
`
const dates = css`text-wrap: balance;`
const info = css`
  & > button { gap: 6px; padding-block: 0; font-size: inherit; @media (max-width: 767px) { font-size: var(--size-s); } }
  & svg { inline-size: 1.15em; block-size: 1.15em; flex: none; }
`

/** C-068, X-042: the last thirty days, with their dates. */
export const Recent = ({ recent }: Pick<AdminStats, 'recent'>) => (
  <div>
    <dt>
      <b>{t('cause-admin-dashboard:recent.title')}</b>
    </dt>
    <dd className={soft}>
      {t('cause-admin-dashboard:recent.text', {
        days: formatDays(recent.from, recent.to),
        amount: formatMoney(recent.totalAmount),
        count: recent.supportersJoined,
        joined: formatCount(recent.supportersJoined),
      })}
    </dd>
  </div>
)

/** U-037: what each figure means; away from the periods of the calendar that one chooses, also what the last thirty days have brought. */
function Info({ recent }: Pick<AdminStats, 'recent'>): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={info}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Icon drawing={sign} />
        <span>{t('cause-admin-dashboard:figures.infoShort')}</span>
      </Button>
      <Modal isOpen={isOpen} title={t('cause-admin-dashboard:figures.info')} onClose={() => setOpen(false)}>
        <dl className={stack}>
          {metricNames.map((name) => (
            <div key={name}>
              <dt>
                <b>{t(`cause-admin-dashboard:figures.${name}`)}</b>
              </dt>
              <dd className={soft}>{t(`cause-admin-dashboard:figures.${name}Info`)}</dd>
            </div>
          ))}
          <Recent recent={recent} />
          <div>
            <dt>
              <b>{t('cause-admin-dashboard:biggest.title')}</b>
            </dt>
            <dd className={soft}>{t('cause-admin-dashboard:biggest.whoSees')}</dd>
          </div>
        </dl>
      </Modal>
    </div>
  )
}

/** the days that a period’s figures are of, in London, and as many of the month or the year before, which they are compared with: a month needs no year to be told. */
function daysOf(period: 'monthToDate' | 'yearToDate', now: number): { days: string; before: string } {
  const at = new Date(now).toISOString()
  const [year = 0, month = 0] = dayInLondon(at).split('-').map(Number)
  const monthOf = (ofYear: number, ofMonth: number) => `${ofYear}-${String(ofMonth).padStart(2, '0')}`
  const isYear = period === 'yearToDate'
  const since = startOfDay(`${monthOf(year, isYear ? 1 : month)}-01`)
  // The month that the days before end in.
  const last = isYear ? monthOf(year - 1, month) : month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1)
  const before = startOfDay(isYear ? `${year - 1}-01-01` : `${last}-01`)
  const daysBefore = formatDays(before, new Date(asFarInto(last, now) - 1).toISOString())
  return { days: formatDays(since, at), before: isYear ? daysBefore : daysBefore.replace(/\s\d{4}$/, '') }
}

interface FiguresProps {
  cause: CauseCard
  stats: AdminStats
  donations: DashboardFound['donations']
  /** What is paid next. */
  payment: ReactNode
  /** Where all of it is. */
  money: ReactNode
  /** How far the year has come. */
  target: ReactNode
  /** What to do, which is of the whole cause. */
  next: ReactNode
  /** What stands below all of it. */
  children: ReactNode
}

/** F-135, D-019…D-026, D-028…D-030: the choice of days stands at the head of what follows it; what has a span of its own says so. */
export function Figures({ cause, stats, donations, payment, money, target, next, children }: FiguresProps) {
  const site = useSite()
  const machine = useMemo(() => dashboardPeriodWith(site), [site])
  const [state, send] = useMachine(machine)
  const period: DashboardPeriod = byState(state.value, {
    monthToDate: 'monthToDate',
    yearToDate: 'yearToDate',
    allTime: 'allTime',
  })
  const now = site.browser.now()
  // Where nothing has been raised there is nothing to draw.
  const hasRaised = stats.allTime.donations.totalAmount > 0
  const compared = period === 'allTime' ? null : daysOf(period, now)
  const days = compared
    ? t('cause-admin-dashboard:figures.compared', compared)
    : t('cause-admin-dashboard:figures.allDays', { to: formatDay(new Date(now).toISOString()) })
  return (
    <div className={sheet}>
      <section className={cx(card, raised)} aria-labelledby="key-performance" data-at="raised">
        <div className={head}>
          <h2 id="key-performance">{t('cause-admin-dashboard:figures.title')}</h2>
          <Info recent={stats.recent} />
        </div>
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
        <p className={cx(soft, dates)}>{days}</p>
        <Metrics cause={cause} stats={stats} period={period} />
      </section>
      <div data-at="payment">{payment}</div>
      <div data-at="next">{next}</div>
      <div data-at="grown">{hasRaised && <Months stats={stats} period={period} />}</div>
      <div data-at="target">{target}</div>
      <div data-at="money">{money}</div>
      <div data-at="people">
        {hasRaised && (
          <Supporters causeId={cause.id} stats={stats}>
            <Biggest stats={stats} period={period} />
          </Supporters>
        )}
      </div>
      <div data-at="shops">{hasRaised && <TopRetailers retailers={stats.topRetailers} />}</div>
      <div data-at="latest">{donations && donations.length > 0 && <Latest causeId={cause.id} donations={donations} />}</div>
      <div className={stack} data-at="rest">
        {children}
      </div>
    </div>
  )
}
