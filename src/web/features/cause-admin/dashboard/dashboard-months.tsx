import { css } from '@linaria/core'
import type { AdminStats, DashboardPeriod } from '#contract/cause-admin/dashboard.ts'
import { formatDay, monthName, startOfDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { MoneyChart, type MoneyRow } from '#web/ui/money-chart.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); justify-content: space-between; align-items: baseline;
  & > h2 { font-size: var(--size-l); }
`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); list-style: none; padding: 0; font-size: var(--size-s); color: var(--ink-soft);
  & li { display: inline-flex; gap: var(--s2); align-items: center; }
  & svg { inline-size: 12px; block-size: 12px; }
  & .now { fill: var(--accent); }
  & .before { fill: var(--surface-sunk); }
  & line { stroke: var(--ink-soft); stroke-width: 4; }
  & .part { fill: var(--accent); fill-opacity: 0.35; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 4 3; }
`

const captions = {
  monthToDate: 'cause-admin-dashboard:days.caption',
  yearToDate: 'cause-admin-dashboard:months.captionYear',
  allTime: 'cause-admin-dashboard:months.caption',
} as const

/** The bars of a period: the days of this month, the months of this year, or the last twelve. What isn’t over is last. */
function rowsOf(stats: AdminStats, period: DashboardPeriod): MoneyRow[] {
  if (period === 'monthToDate')
    return stats.days.map(({ day, totalAmount, numberOfDonations, monthBefore }, index) => ({
      key: day,
      label: String(Number(day.slice(8))),
      name: formatDay(startOfDay(day)),
      value: totalAmount,
      count: numberOfDonations,
      before: monthBefore,
      isPartial: index === stats.days.length - 1,
    }))
  const thisMonth = stats.months.at(-1)?.month ?? ''
  return stats.months
    .filter(({ month }) => period === 'allTime' || month.slice(0, 4) === thisMonth.slice(0, 4))
    .map(({ month, totalAmount, numberOfDonations, yearBefore }) => ({
      key: month,
      label: monthName(month).slice(0, 3),
      name: monthName(month),
      value: totalAmount,
      count: numberOfDonations,
      before: yearBefore,
      isPartial: month === thisMonth,
    }))
}

/** D-028: what was raised in the parts of the period, beside what was raised in them a month or a year before. Only a month that is over can be the best. */
export function Months({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const rows = rowsOf(stats, period)
  const isDays = period === 'monthToDate'
  const unit = isDays ? 'days' : 'months'
  const hasAny = rows.some(({ value, before }) => value > 0 || (before ?? 0) > 0)
  const whole = rows.filter(({ isPartial, value }) => !isPartial && value > 0)
  const best = whole.toSorted((a, b) => b.value - a.value)[0]
  // What isn’t over has a bar once there’s something in it.
  const isPartDrawn = rows.some(({ isPartial, value }) => isPartial && value > 0)
  const keys = (['now', 'part', 'before'] as const).filter((name) => name !== 'part' || isPartDrawn)
  return (
    <section className={tightStack} aria-labelledby="months">
      <div className={head}>
        <h2 id="months">{t(`cause-admin-dashboard:${unit}.title`)}</h2>
        {hasAny && (
          <ul className={legend}>
            {keys.map((name) => (
              <li key={name}>
                <svg aria-hidden="true" focusable="false">
                  <rect className={name} width="100%" height="100%" />
                  {name === 'before' && <line x2="100%" />}
                </svg>
                {t(`cause-admin-dashboard:${unit}.legend.${name}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {!hasAny && <p className={soft}>{t(`cause-admin-dashboard:${unit}.none`)}</p>}
      {hasAny && (
        <>
          {!isDays && best && (
            <p className={soft}>
              {t('cause-admin-dashboard:months.best', { month: best.name, raised: formatMoney(best.value) })}
            </p>
          )}
          <MoneyChart
            rows={rows}
            words={{
              asTable: t('cause-admin-dashboard:months.asTable'),
              caption: t(captions[period]),
              name: t(isDays ? 'cause-admin-dashboard:days.day' : 'cause-admin-dashboard:months.month'),
              count: t('cause-admin-dashboard:months.donations'),
              value: t('cause-admin-dashboard:months.raised'),
              before: t(`cause-admin-dashboard:${unit}.legend.before`),
            }}
          />
        </>
      )}
    </section>
  )
}
