import { css } from '@linaria/core'
import type { AdminStats, DashboardPeriod } from '#contract/cause-admin/dashboard.ts'
import { startOfDay } from '#contract/london.ts'
import { formatDay, monthName, shortMonthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { MoneyChart, type MoneyRow } from '#web/ui/money-chart.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); justify-content: space-between; align-items: baseline;
  & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); list-style: none; padding: 0; font-size: var(--size-s); color: var(--ink-soft);
  & li { display: inline-flex; gap: var(--s2); align-items: center; }
  & svg { inline-size: 12px; block-size: 12px; }
  & svg[data-run] { inline-size: 22px; }
  @media (max-width: 767px) { column-gap: var(--s3); & li { gap: 6px; } & svg[data-run] { inline-size: 18px; } }
  & .now { fill: var(--accent); }
  & .before { fill: var(--line); }
  & line { stroke: var(--accent); stroke-width: 4; }
  & line.before { stroke: var(--line); stroke-dasharray: 4 3; }
  & .part { fill: var(--accent); fill-opacity: 0.35; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 4 3; }
`

const captions = {
  monthToDate: 'cause-admin-dashboard:days.caption',
  yearToDate: 'cause-admin-dashboard:months.captionYear',
  allTime: 'cause-admin-dashboard:months.caption',
} as const

/** What had been raised by each day of this month until now, beside what had been by the same day of the month before: of today’s, by the same time of it. */
function daysOf({ days, before: { monthToDate } }: AdminStats): MoneyRow[] {
  let value = 0
  let before = 0
  return days.map(({ day, totalAmount, numberOfDonations, monthBefore }, index) => {
    value += totalAmount
    before = index === days.length - 1 ? monthToDate.donations.totalAmount : before + monthBefore
    return {
      key: day,
      label: String(Number(day.slice(8))),
      name: formatDay(startOfDay(day)),
      value,
      count: numberOfDonations,
      before,
    }
  })
}

/** The bars of this year’s months, or of the last twelve. What isn’t over is last. */
function monthsOf({ months }: AdminStats, isAll: boolean): MoneyRow[] {
  const thisMonth = months.at(-1)?.month ?? ''
  return months
    .filter(({ month }) => isAll || month.slice(0, 4) === thisMonth.slice(0, 4))
    .map(({ month, totalAmount, numberOfDonations, yearBefore }) => ({
      key: month,
      label: shortMonthName(month),
      name: monthName(month),
      value: totalAmount,
      count: numberOfDonations,
      before: yearBefore,
      isPartial: month === thisMonth,
    }))
}

/** How many days the month of a day has. */
function daysIn(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** D-028: how this month has grown beside the month before, or what each month raised beside a year before. Only a month that is over can be the best. */
export function Months({ stats, period }: { stats: AdminStats; period: DashboardPeriod }) {
  const isDays = period === 'monthToDate'
  const rows = isDays ? daysOf(stats) : monthsOf(stats, period === 'allTime')
  const unit = isDays ? 'days' : 'months'
  const hasAny = rows.some(({ value, before }) => value > 0 || (before ?? 0) > 0)
  const whole = rows.filter(({ isPartial, value }) => !isPartial && value > 0)
  const best = whole.toSorted((a, b) => b.value - a.value)[0]
  // What isn’t over has a bar once there’s something in it.
  const isPartDrawn = rows.some(({ isPartial, value }) => isPartial && value > 0)
  const keys = isDays
    ? (['now', 'before'] as const).map((name) => ({
        name,
        // What this month has come to stands at the end of its line.
        says: t(`cause-admin-dashboard:days.legend.${name}`, { amount: formatMoney(rows.at(-1)?.before ?? 0) }),
      }))
    : (['now', 'part', 'before'] as const)
        .filter((name) => name !== 'part' || isPartDrawn)
        .map((name) => ({ name, says: t(`cause-admin-dashboard:months.legend.${name}`) }))
  return (
    <section className={tightStack} aria-labelledby="months">
      <div className={head}>
        <h3 id="months">{t(`cause-admin-dashboard:${unit}.title`)}</h3>
        {hasAny && (
          <ul className={legend}>
            {keys.map(({ name, says }) => (
              <li key={name}>
                <svg aria-hidden="true" focusable="false" data-run={isDays || undefined}>
                  {isDays ? (
                    <line className={name} x2="100%" y1="50%" y2="50%" />
                  ) : (
                    <rect className={name} width="100%" height="100%" />
                  )}
                </svg>
                {says}
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
            tall={isWideWindow() ? 240 : undefined}
            runsTo={isDays ? daysIn(stats.days[0]?.day ?? '') : undefined}
            words={{
              asTable: t('cause-admin-dashboard:months.asTable'),
              caption: t(captions[period]),
              name: t(isDays ? 'cause-admin-dashboard:days.day' : 'cause-admin-dashboard:months.month'),
              count: t('cause-admin-dashboard:months.donations'),
              value: t(`cause-admin-dashboard:${unit}.raised`),
              before: t(`cause-admin-dashboard:${unit}.before`),
            }}
          />
        </>
      )}
    </section>
  )
}
