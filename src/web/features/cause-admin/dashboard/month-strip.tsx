import { css } from '@linaria/core'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { monthName, shortMonthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { soft } from '#web/ui/styles.ts'

// Only where there is room beside the sum of this month; the other periods draw the months large.
const strip = css`
  display: none;
  @media (min-width: 72rem) { display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr); border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; font-size: var(--size-s); & > b { font-size: var(--size-m); color: var(--ink); } }
  & svg { display: block; inline-size: 100%; block-size: 5rem; overflow: visible; }
  & text { font-size: 14px; fill: var(--ink-soft); text-anchor: middle; }
  & rect { rx: 3px; fill: var(--accent); }
  & rect[data-partial] { fill-opacity: 0.35; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 4 3; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`
/** Of the drawing, in pixels: the bars, and the names below them. */
const tall = 56

/** D-028: the last twelve months at a glance, beside the one that one looks at; the periods of more than a month say the same in full and as a table. */
export function MonthStrip({ months }: Pick<AdminStats, 'months'>) {
  const most = Math.max(1, ...months.map(({ totalAmount }) => totalAmount))
  const slot = 100 / Math.max(1, months.length)
  const best = months.slice(0, -1).toSorted((one, other) => other.totalAmount - one.totalAmount)[0]
  return (
    <div className={strip}>
      <p className={soft}>
        <b>{t('cause-admin-dashboard:months.strip')}</b>{' '}
        {best && best.totalAmount > 0 && (
          <span>
            {t('cause-admin-dashboard:months.best', { month: monthName(best.month), raised: formatMoney(best.totalAmount) })}
          </span>
        )}
      </p>
      <svg aria-hidden="true" focusable="false">
        {months.map(({ month, totalAmount }, index) => (
          <g key={month}>
            <rect
              x={`${(index + 0.16) * slot}%`}
              width={`${0.68 * slot}%`}
              y={tall - (totalAmount / most) * tall}
              height={(totalAmount / most) * tall}
              data-partial={index === months.length - 1 || undefined}
            />
            <text x={`${(index + 0.5) * slot}%`} y={tall + 18}>
              {shortMonthName(month)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
