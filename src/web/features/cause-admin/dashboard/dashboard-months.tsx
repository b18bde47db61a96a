import { css, cx } from '@linaria/core'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import { monthName } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'

const chart = css`
  inline-size: 100%; block-size: auto; display: block;
  & rect { fill: var(--accent); }
  & rect[data-now] { fill: var(--highlight); }
  & line { stroke: var(--line); stroke-width: 1; }
  & text { font-size: 11px; fill: var(--ink-soft); text-anchor: middle; }
`
const table = css`
  inline-size: 100%;
  & th, & td { text-align: start; padding: var(--s2) var(--s2) var(--s2) 0; border-block-end: 1px solid var(--line-soft); }
  & .money { text-align: end; font-variant-numeric: tabular-nums; }
`
const width = 360
const height = 150
const gap = 6

/** D-028: one bar a month, and the same as a table for who does not see bars. */
export function Months({ months }: { months: AdminStats['months'] }) {
  const best = months.reduce(
    (most, one) => (one.totalAmount > most.totalAmount ? one : most),
    months[0] ?? { month: '', totalAmount: 0, numberOfDonations: 0 },
  )
  const slot = width / Math.max(1, months.length)
  const tall = (pence: number) => (best.totalAmount > 0 ? (pence / best.totalAmount) * height : 0)
  return (
    <section className={cx(card, stack)} aria-labelledby="months">
      <h2 id="months">{t('cause-admin-dashboard:months.title')}</h2>
      {best.totalAmount === 0 ? (
        <p className={soft}>{t('cause-admin-dashboard:months.none')}</p>
      ) : (
        <>
          <p className={soft}>
            {t('cause-admin-dashboard:months.best', { month: monthName(best.month), raised: formatMoney(best.totalAmount) })}
          </p>
          <svg className={chart} viewBox={`0 0 ${width} ${height + 22}`} aria-hidden="true" focusable="false">
            {months.map(({ month, totalAmount }, index) => (
              <g key={month}>
                <rect
                  x={index * slot + gap / 2}
                  y={height - tall(totalAmount)}
                  width={slot - gap}
                  height={tall(totalAmount)}
                  rx="2"
                  data-now={index === months.length - 1 || undefined}
                />
                <text x={index * slot + slot / 2} y={height + 16}>
                  {monthName(month).slice(0, 1)}
                </text>
              </g>
            ))}
            <line x1="0" x2={width} y1={height} y2={height} />
          </svg>
          <Collapsible title={t('cause-admin-dashboard:months.asTable')}>
            <table className={table}>
              <caption className={soft}>{t('cause-admin-dashboard:months.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('cause-admin-dashboard:months.month')}</th>
                  <th scope="col" className="money">
                    {t('cause-admin-dashboard:months.donations')}
                  </th>
                  <th scope="col" className="money">
                    {t('cause-admin-dashboard:months.raised')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {months.map(({ month, totalAmount, numberOfDonations }) => (
                  <tr key={month}>
                    <th scope="row">{monthName(month)}</th>
                    <td className="money">{numberOfDonations}</td>
                    <td className="money">{formatMoney(totalAmount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Collapsible>
        </>
      )}
    </section>
  )
}
