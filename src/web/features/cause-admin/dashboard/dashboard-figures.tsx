import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import sign from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import { type AdminStats, type DashboardPeriod, dashboardPeriods } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { dayInLondon, formatDay, startOfDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { formatDays } from '#web/ui/days.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { segments } from '#web/ui/segments.ts'
import { card, soft, stack } from '#web/ui/styles.ts'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { metricNames, Others, Raised } from './dashboard-metrics.tsx'
import { Months } from './dashboard-months.tsx'

// The page's heading stands above it: its own is the beginning of the line that says which days.
const head = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & > div { display: flex; align-items: center; gap: 0 var(--s2); min-block-size: 44px; font-size: var(--size-s); line-height: 1.4; & > p { min-inline-size: 0; } }
  @media (max-width: 767px) { & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; & > h2 { align-self: end; } & > p { grid-row: 2; align-self: start; } & > :last-child { grid-area: 1 / 2 / 3; } } }
  & h2 { font: inherit; font-weight: 650; letter-spacing: 0; }
  @media (min-width: 64rem) { & > fieldset { position: absolute; inset-block-start: 0; inset-inline-end: 0; } }
`
const figures = css`
  display: grid; gap: var(--s5); align-content: start; grid-template-columns: minmax(0, 1fr); margin-block-start: calc(-1 * var(--s4));
  @media (min-width: 64rem) { margin-block-start: 0; }
  @media (max-width: 767px) { gap: var(--s4); }
  & > :first-child { margin-block-end: calc(-1 * var(--s3)); }
  @media (max-width: 767px) { & > :first-child { margin-block-end: calc(-1 * var(--s2)); } }
`
// What one comes for: what has been raised, what is paid next and when, how far it is to the year's target, and below all what to do.
const answers = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); overflow: clip;
  @media (max-width: 767px) { padding: var(--s3) var(--s4) var(--s4); & > section:not(:last-child) { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s3); } }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr)); grid-template-rows: auto 1fr; gap: var(--s4) var(--s6);
    & > :nth-child(2) { grid-area: 1 / 2 / 3; border-inline-start: 1px solid var(--line-soft); padding-inline-start: var(--s6); }
    & > :nth-child(3) { align-self: end; }
    & > [data-foot] { grid-column: 1 / -1; margin-block-start: var(--s2); }
  }
`
// The counts in a row, below them how the money grew.
const sheet = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); padding-block-end: 0;
  & > :first-child { border-block-end: 1px solid var(--line-soft); padding-block-end: var(--s4); }
  @media (max-width: 767px) { gap: var(--s4); padding: var(--s4) var(--s4) 0; }
`
// On a phone its sign alone, beside the days.
const info = css`
  & > button { gap: 6px; padding-block: 0; font-size: inherit; }
  & svg { inline-size: 1.15em; block-size: 1.15em; flex: none; }
  @media (max-width: 767px) { margin-inline-end: -12px; & > button { inline-size: 44px; & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } } }
`

/** U-037 */
function Info(): ReactNode {
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
        </dl>
      </Modal>
    </div>
  )
}

/** the days that a period’s figures are of, in London, and as many of the month or the year before, which they are compared with. */
function daysOf(period: 'monthToDate' | 'yearToDate', now: number): { days: string; before: string } {
  const at = new Date(now).toISOString()
  const [year = 0, month = 0] = dayInLondon(at).split('-').map(Number)
  const first = (ofYear: number, ofMonth: number) => startOfDay(`${ofYear}-${String(ofMonth).padStart(2, '0')}-01`)
  const since = period === 'yearToDate' ? first(year, 1) : first(year, month)
  const before = period === 'yearToDate' ? first(year - 1, 1) : first(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1)
  const end = Math.min(Date.parse(since) - 1, Date.parse(before) + now - Date.parse(since))
  return { days: formatDays(since, at), before: formatDays(before, new Date(end).toISOString()) }
}

/** The month before needs no year to be told. */
function briefly(period: DashboardPeriod, days: string | undefined): string | undefined {
  return period === 'monthToDate' ? days?.replace(/\s\d{4}$/, '') : days
}

interface FiguresProps {
  cause: CauseCard
  stats: AdminStats
  /** How far it is to what the cause means to raise this year. */
  target: ReactNode
  /** What is paid next, and when. */
  payment: ReactNode
  /** What to do. */
  next: ReactNode
  /** For who begins: what comes before the chart. */
  first: ReactNode
  /** What stands below them. */
  children(period: DashboardPeriod): ReactNode
}

/** F-135, D-019…D-026 */
export function Figures({ cause, stats, target, payment, next, first, children }: FiguresProps) {
  const site = useSite()
  const machine = useMemo(() => dashboardPeriodWith(site), [site])
  const [state, send] = useMachine(machine)
  const period: DashboardPeriod = byState(state.value, {
    monthToDate: 'monthToDate',
    yearToDate: 'yearToDate',
    allTime: 'allTime',
  })
  const now = site.browser.now()
  const compared = period === 'allTime' ? null : daysOf(period, now)
  return (
    <section className={figures} aria-labelledby="key-performance">
      <div className={head}>
        <div>
          <h2 id="key-performance">{t('cause-admin-dashboard:figures.title')}</h2>
          <p className={soft}>
            {compared
              ? compared.days
              : t('cause-admin-dashboard:figures.allDays', { to: formatDay(new Date(now).toISOString()) })}
          </p>
          <Info />
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
      </div>
      <div className={cx(card, answers)}>
        <Raised cause={cause} stats={stats} period={period} before={briefly(period, compared?.before)} />
        {payment}
        {target}
        {next}
      </div>
      {first}
      <div className={cx(card, sheet)}>
        <Others cause={cause} stats={stats} period={period} />
        <Months stats={stats} period={period} />
      </div>
      {children(period)}
    </section>
  )
}
