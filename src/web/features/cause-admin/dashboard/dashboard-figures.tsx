import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import sign from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import { type AdminStats, type DashboardPeriod, dashboardPeriods } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard, PaysFor } from '#contract/causes/cause.ts'
import { dearestWithin } from '#contract/causes/dearest-within.ts'
import { asFarInto, dayInLondon, startOfDay } from '#contract/london.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { Enough } from '#web/shared/transactions/enough.tsx'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { segments } from '#web/ui/segments.ts'
import { card, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { Metrics, metricNames } from './dashboard-metrics.tsx'
import { Months } from './dashboard-months.tsx'
import { Biggest, Latest, Sources, TopRetailers } from './dashboard-sources.tsx'

// The choice of days, and which they are.
const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center;
  & > fieldset { flex: 1 1 100%; }
  & > p { min-inline-size: 0; font-size: var(--size-s); line-height: 1.35; text-wrap: balance; }
  @container (min-width: 40rem) { & > fieldset { flex: none; } & > p { flex: 1 1 12rem; } }
`
// What has been raised and how it has grown; how far the year has come, what is paid next and where the money is as one; what to do beside who raises it; how the page is passed on; from where it comes. What there is nothing of leaves no gap.
const sheet = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  & > * { min-inline-size: 0; &:empty { display: none; } }
  @media (max-width: 767px) { gap: var(--s4); }
`
// All that is said of money, one part beside or below the other, with a line between.
const funds = css`
  && { display: grid; grid-template-columns: minmax(0, 1fr); padding-block: 0; }
  & > * { min-inline-size: 0; padding-block: var(--s5); &:not(:last-child) { border-block-end: 1px solid var(--line-soft); } }
  @media (max-width: 767px) { && { padding-inline: var(--s4); } & > * { padding-block: var(--s4); } }
  @container (min-width: 42rem) {
    && { padding-inline: 0; }
    & > * { padding-inline: var(--s5); }
    &&:has(> * + * + *) { grid-template-columns: repeat(2, minmax(0, 1fr)); & > :last-child { grid-column: 1 / -1; } & > :first-child { border-inline-end: 1px solid var(--line-soft); } }
  }
`
// What follows the one choice of its days: the sums, and beside them how they have grown.
const raised = css`
  && { --chart-ground: light-dark(var(--accent-wash), color-mix(in srgb, var(--accent-wash) 55%, var(--surface-raised))); display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-content: start; background: var(--chart-ground); border-color: transparent; }
  @media (max-width: 767px) { && { padding: var(--s4); gap: var(--s4); } }
  @container (min-width: 42rem) { && { padding: var(--s6); } }
  @media (forced-colors: active) { && { border-color: CanvasText; } }
`
const worth = css`line-height: 1.4; text-wrap: pretty;`
const info = css`
  & > button { gap: 6px; min-block-size: 24px; padding: 0; font-size: inherit; }
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
  /** What the cause says that amounts pay for. */
  lines: readonly PaysFor[]
  /** What is paid next. */
  payment: ReactNode
  /** Where all of it is. */
  money: ReactNode
  /** How far the year has come. */
  target: ReactNode
  /** What to do, and who raises it; both are of the whole cause. */
  next: ReactNode
  /** What stands below all of it. */
  children: ReactNode
}

/** F-135, D-019…D-026, D-028…D-030: the choice of days stands at the head of what follows it; what has a span of its own says so. */
export function Figures({ cause, stats, donations, lines, payment, money, target, next, children }: FiguresProps) {
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
  // What the cause says that it pays for.
  const { totalAmount, parts } = stats[period].donations
  const enough = dearestWithin(lines, totalAmount)
  const compared = period === 'allTime' ? null : daysOf(period, now)
  const days = compared
    ? t('cause-admin-dashboard:figures.compared', compared)
    : t('cause-admin-dashboard:figures.allDays', { to: formatDay(new Date(now).toISOString()) })
  return (
    <div className={sheet}>
      <section className={cx(card, raised)} aria-labelledby="key-performance">
        <div className={head}>
          <h2 id="key-performance" className={visuallyHidden}>
            {t('cause-admin-dashboard:figures.title')}
          </h2>
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
        </div>
        <Metrics cause={cause} stats={stats} period={period} info={<Info recent={stats.recent} />} />
        {enough && (
          <p className={worth}>
            <Enough line={enough} pence={totalAmount} surePence={totalAmount - parts.pending} />
          </p>
        )}
        {hasRaised && <Months stats={stats} period={period} />}
      </section>
      <div className={cx(card, funds)}>
        {target}
        {payment}
        {money}
      </div>
      {next}
      {hasRaised && (
        <Sources>
          <TopRetailers retailers={stats.topRetailers} />
          <Biggest stats={stats} period={period} />
          {donations && donations.length > 0 && <Latest causeId={cause.id} donations={donations} />}
        </Sources>
      )}
      <div className={stack}>{children}</div>
    </div>
  )
}
