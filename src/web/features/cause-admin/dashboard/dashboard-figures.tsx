import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import sign from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import { type AdminStats, type DashboardPeriod, dashboardPeriods } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { asFarInto, dayInLondon, startOfDay } from '#contract/london.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { StageBar } from '#web/shared/transactions/stage-bar.tsx'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { segments } from '#web/ui/segments.ts'
import { card, soft, stack } from '#web/ui/styles.ts'
import { SetTarget, Target } from '../target.tsx'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { metricNames, Others, Raised } from './dashboard-metrics.tsx'
import { Months } from './dashboard-months.tsx'
import { Biggest, TopRetailers } from './dashboard-parts.tsx'

// What the figures are called, and beside it what they mean.
const head = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; justify-content: space-between;
  & h2 { font-size: var(--size-l); line-height: 1.3; }
`
// On a phone one card follows the other: what was raised with its drawing, what is paid next, what to do. On a wide screen the first stands beside the other two, and both columns end on one line.
const sheet = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  & > * { min-inline-size: 0; }
  @media (min-width: 48rem) and (max-width: 63.99rem), (min-width: 72rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 18rem;
    & > :first-child { grid-row: 1 / span 2; &:has(> :nth-child(4)) { align-content: space-between; } }
    & > :last-child { grid-column: 1 / -1; }
    &:has(> :nth-child(3):empty) > :nth-child(2) { grid-row: 1 / span 2; }
  }
`
const below = css`display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); &:empty { display: none; } @media (max-width: 767px) { & > :is(section, p) { padding: var(--s4); } }`
// Who gave most and what was bought where, beside each other.
const pair = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 48rem) and (max-width: 63.99rem), (min-width: 72rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) { & > section { padding: var(--s4); } }
`
// What follows the one choice of its days, in one card: the sum with its drawing, and below a rule each of the rest.
const ruled = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-content: start;
  & > :nth-child(n + 3) { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
  @media (max-width: 767px) { padding: var(--s4); }
`
const raised = css`display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-content: start;`
// The last of them reaches the end of the row.
const side = css`
  display: flex; flex-direction: column; gap: var(--s4);
  &:empty { display: none; }
  & > * { padding: var(--s5); border-radius: var(--radius-card); }
  & > :last-child { flex: auto; }
  @media (max-width: 767px) { & > * { padding: var(--s4); } }
`
// On a phone its sign alone, beside the days.
const info = css`
  & > button { gap: 6px; padding-block: 0; font-size: inherit; }
  & svg { inline-size: 1.15em; block-size: 1.15em; flex: none; }
  @media (max-width: 767px) { margin-inline-end: -12px; & > button { inline-size: 44px; & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } } }
`

const sentence = css`text-wrap: pretty;`

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
        <span>{t('cause-admin-dashboard:figures.info')}</span>
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
        </dl>
      </Modal>
    </div>
  )
}

/** the days that a period’s figures are of, in London, and as many of the month or the year before, which they are compared with. */
function daysOf(period: 'monthToDate' | 'yearToDate', now: number): { days: string; before: string } {
  const at = new Date(now).toISOString()
  const [year = 0, month = 0] = dayInLondon(at).split('-').map(Number)
  const monthOf = (ofYear: number, ofMonth: number) => `${ofYear}-${String(ofMonth).padStart(2, '0')}`
  const isYear = period === 'yearToDate'
  const since = startOfDay(`${monthOf(year, isYear ? 1 : month)}-01`)
  // The month that the days before end in.
  const last = isYear ? monthOf(year - 1, month) : month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1)
  const before = startOfDay(isYear ? `${year - 1}-01-01` : `${last}-01`)
  return { days: formatDays(since, at), before: formatDays(before, new Date(asFarInto(last, now) - 1).toISOString()) }
}

/** The month before needs no year to be told. */
function briefly(period: DashboardPeriod, days: string | undefined): string | undefined {
  return period === 'monthToDate' ? days?.replace(/\s\d{4}$/, '') : days
}

interface FiguresProps {
  cause: CauseCard
  stats: AdminStats
  /** What the cause means to raise this year; undefined where that could not be read. */
  yearTarget?: number | null | undefined
  /** What is paid next: beside the sum, and on a phone right after its drawing. */
  payments: ReactNode
  /** What is of the whole cause, whatever the period. */
  beside: ReactNode
  /** What stands below them, across both columns. */
  children: ReactNode
}

/** D-029: how much of what was raised is pending, confirmed and paid; in words where it is all one. */
function Parts({ donations: { totalAmount: raised, parts } }: { donations: AdminStats[DashboardPeriod]['donations'] }) {
  if (raised === 0) return null
  const { pending, confirmed, paid } = parts
  const only = (['pending', 'confirmed', 'paid'] as const).find((name) => parts[name] === raised)
  if (only) return <p className={cx(soft, sentence)}>{t(`cause-admin-dashboard:parts.all.${only}`)}</p>
  const labels = {
    pending: t('cause-admin-dashboard:parts.pending'),
    ready: t('cause-admin-dashboard:parts.ready'),
    paid: t('cause-admin-dashboard:parts.paid'),
  }
  return <StageBar stats={{ raised, pending, confirmed: confirmed + paid, paid }} labels={labels} />
}

/** F-135, D-019…D-026, D-028…D-030: the choice of days stands at the head of what follows it; what has a span of its own says so. */
export function Figures({ cause, stats, yearTarget, payments, beside, children }: FiguresProps) {
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
  const days = compared?.days ?? t('cause-admin-dashboard:figures.allDays', { to: formatDay(new Date(now).toISOString()) })
  return (
    <div className={sheet}>
      <section className={cx(card, ruled)} aria-labelledby="key-performance">
        <div className={raised}>
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
          <p className={soft}>{days}</p>
          <Raised cause={cause} stats={stats} period={period} before={briefly(period, compared?.before)} />
          <Parts donations={stats[period].donations} />
        </div>
        {hasRaised && <Months stats={stats} period={period} />}
        <Others cause={cause} stats={stats} period={period} />
        {typeof yearTarget === 'number' && <Target raised={stats.yearToDate.donations.totalAmount} pence={yearTarget} />}
        {yearTarget === null && <SetTarget causeId={cause.id} />}
      </section>
      {payments}
      <div className={side}>{beside}</div>
      <div className={below}>
        {children}
        {hasRaised && (
          <div className={pair}>
            <Biggest stats={stats} period={period} />
            <TopRetailers retailers={stats.topRetailers} />
          </div>
        )}
      </div>
    </div>
  )
}
