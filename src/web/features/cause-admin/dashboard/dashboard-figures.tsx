import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
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
import { Modal } from '#web/ui/modal.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { dashboardPeriodWith } from './dashboard.implementations.ts'
import { Months } from './dashboard-months.tsx'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); justify-content: space-between; align-items: center;
`
/** One control: the period that is chosen stands out of one frame around all of them. */
const pills = css`
  display: flex; border: 1px solid var(--line); border-radius: 999px; padding: 3px; margin: 0; min-inline-size: 0; background: var(--surface-raised);
  & > button { flex: 1; min-block-size: 44px; padding-inline: var(--s4); border-radius: 999px; border-color: transparent; background: none; box-shadow: none; white-space: nowrap; }
  & > button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); }
  @media (max-width: 767px) { flex: 1 1 100%; flex-wrap: wrap; border-radius: 26px; & > button { padding-inline: var(--s2); font-size: var(--size-s); } }
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
`
const figures = css`
  display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr);
  & > :nth-child(n + 5):not(:empty) { margin-block-start: var(--s3); }
`
const recentLine = css`
  justify-content: space-between; font-size: var(--size-s);
  & > p { flex: 1 1 20rem; }
`
const biggestList = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0;
  & li { display: flex; gap: var(--s3); align-items: center; }
  & li > span:nth-child(2) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & img { inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; object-fit: cover; }
  & b { font-variant-numeric: tabular-nums; }
`

type Count = (figures: DashboardFigures) => number
type Say = (value: number) => string

/** The same days of the month or the year before, in words; all time has nothing before it. */
function Change({ stats, period, count, say }: { stats: AdminStats; period: DashboardPeriod; count: Count; say: Say }) {
  if (period === 'allTime') return null
  const difference = count(stats[period]) - count(stats.before[period])
  const unit = t(`cause-admin-dashboard:figures.unit.${period}`)
  if (difference === 0) return <dd>{t('cause-admin-dashboard:figures.same', { unit })}</dd>
  return (
    <dd>
      {t(difference > 0 ? 'cause-admin-dashboard:figures.more' : 'cause-admin-dashboard:figures.less', {
        difference: say(Math.abs(difference)),
        unit,
      })}
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

function Biggest({ donations }: { donations: AdminStats['allTime']['donations']['causeBiggestDonations'] }) {
  return (
    <section className={cx(card, tightStack)} aria-labelledby="biggest-donations">
      <h3 id="biggest-donations">{t('cause-admin-dashboard:biggest.title')}</h3>
      {donations.length === 0 && <p className={soft}>{t('cause-admin-dashboard:biggest.none')}</p>}
      <ol className={biggestList}>
        {donations.map(({ amount, user }, index) => {
          const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || t('cause-admin-dashboard:biggest.anonymous')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: who stays anonymous has nothing else to be told by
            <li key={index}>
              {user.avatar ? <img src={user.avatar} alt="" /> : <Monogram name={name} isRound />}
              <span>{name}</span>
              <b>{formatMoney(amount)}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

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

/** C-068, X-042: beside the periods of the calendar, with the days that it's of. */
function Recent({ recent: { from, to, totalAmount, supportersJoined } }: { recent: AdminStats['recent'] }) {
  return (
    <p className={soft}>
      {t('cause-admin-dashboard:recent.raised', { from: formatDay(from), to: formatDay(to), raised: formatMoney(totalAmount) })}{' '}
      {t('cause-admin-dashboard:recent.joined', { count: supportersJoined })}
    </p>
  )
}

/** the days that a period's figures are of, in London. */
function daysOf(period: DashboardPeriod, now: number): string {
  const at = new Date(now).toISOString()
  const today = dayInLondon(at)
  const first = { allTime: null, yearToDate: `${today.slice(0, 4)}-01-01`, monthToDate: `${today.slice(0, 7)}-01` }[period]
  const to = formatDay(at)
  return first
    ? t('cause-admin-dashboard:figures.days', { from: formatDay(startOfDay(first)), to })
    : t('cause-admin-dashboard:figures.allDays', { to })
}

/** F-135, D-019…D-026, U-037 */
export function Figures({ causeId, stats, children }: { causeId: number; stats: AdminStats; children: ReactNode }) {
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
        <fieldset className={pills} aria-label={t('cause-admin-dashboard:figures.period')}>
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
      <p className={soft}>{daysOf(period, site.browser.now())}</p>
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
      <div className={cx(row, recentLine)}>
        <Recent recent={stats.recent} />
        <Info />
      </div>
      {children}
      <Months stats={stats} period={period} />
      <Biggest donations={stats[period].donations.causeBiggestDonations} />
    </section>
  )
}
