import { css, cx } from '@linaria/core'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { shortMonthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatPounds } from '#web/i18n/later-formats.ts'
import { soft } from '#web/ui/styles.ts'

// The bars are as high as there is room; what they have no room for is told of the newest.
const strip = css`
  display: grid; gap: var(--s2); grid-template: auto 6rem auto / minmax(0, 1fr); border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4);
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; font-size: var(--size-s); }
  & > p > b { font-size: var(--size-m); color: var(--ink); }
  & > p > span:not([data-long])::before { content: ''; display: inline-block; inline-size: 12px; block-size: 12px; margin-inline-end: var(--s2); border: 1.5px dashed var(--accent); vertical-align: -1px; }
  & > p > [data-long], &[data-bare] > p > span:not([data-long]) { display: none; }
  &[data-bare] > p > [data-long] { display: inline; }
  & svg { display: block; margin-block-start: var(--s3); inline-size: 100%; block-size: calc(100% - var(--s3)); min-block-size: 0; overflow: visible; contain: size; }
  & text { font-size: 13px; fill: var(--ink-soft); text-anchor: middle; font-variant-numeric: tabular-nums; }
  & rect { fill: var(--accent); }
  & rect[data-partial] { fill-opacity: 0.35; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 4 3; }
  @media (max-width: 767px) { & text, & > p > span:not([data-long]) { display: none; } && > p > [data-long] { display: inline; } }
  @media (min-width: 72rem) { grid-template-rows: auto minmax(8rem, 1fr) auto; }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
`
// On a phone their first letters.
const names = css`display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); text-align: center; font-size: 0.875rem; line-height: 1.2; @media (max-width: 767px) { & > span::first-letter { font-size: 0.875rem; } & > span { font-size: 0; } }`

/** From so many pence on a bar's amount is wider than the bar: then only the newest are told. */
const tooWide = 100_000

/** D-028: the last twelve months at a glance, below the one that one looks at; the longer periods say the same in full and as a table. */
export function MonthStrip({ months }: Pick<AdminStats, 'months'>) {
  const most = Math.max(1, ...months.map(({ totalAmount }) => totalAmount))
  const slot = 100 / Math.max(1, months.length)
  const [now, last] = months.toReversed()
  return (
    <div className={strip} data-bare={most >= tooWide || undefined}>
      <p className={soft}>
        <b>{t('cause-admin-dashboard:months.strip')}</b>{' '}
        {now && last && (
          <>
            <span>{t('cause-admin-dashboard:months.isPart', { month: shortMonthName(now.month) })}</span>
            <span data-long>
              {t('cause-admin-dashboard:months.soFar', {
                raised: formatMoney(now.totalAmount),
                month: shortMonthName(now.month),
                before: formatMoney(last.totalAmount),
                last: shortMonthName(last.month),
              })}
            </span>
          </>
        )}
      </p>
      <svg aria-hidden="true" focusable="false">
        {months.map(({ month, totalAmount }, index) => (
          <g key={month}>
            <rect
              x={`${(index + 0.16) * slot}%`}
              width={`${0.68 * slot}%`}
              y={`${100 - (totalAmount / most) * 100}%`}
              height={`${(totalAmount / most) * 100}%`}
              data-partial={index === months.length - 1 || undefined}
            />
            {most < tooWide && totalAmount > 0 && (
              <text x={`${(index + 0.5) * slot}%`} y={`${100 - (totalAmount / most) * 100}%`} dy="-5">
                {formatPounds(Math.round(totalAmount / 100) * 100)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div className={cx(names, soft)} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{shortMonthName(month)}</span>
        ))}
      </div>
    </div>
  )
}
