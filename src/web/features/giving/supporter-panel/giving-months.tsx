import { css, cx } from '@linaria/core'
import type { MyGiving } from '#contract/giving/my-giving.ts'
import { startOfDay } from '#contract/london.ts'
import { monthName, shortMonthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount, formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { formatDays } from '#web/ui/days.ts'
import { MoneyChart } from '#web/ui/money-chart.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

const figures = css`
  display: grid; gap: var(--s2) var(--s4); margin: 0; padding-block-start: var(--s2); grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; font-size: var(--size-s); line-height: 1.3;
  & dt { color: var(--ink-soft); }
  & dd { font: 700 var(--size-l) / 1.3 var(--text); font-variant-numeric: tabular-nums; }
`
const compared = css`&& { margin-block-start: 0; } font-size: var(--size-s); color: var(--ink-soft);`
const of = css`text-wrap: balance; @media (max-width: 559px) { font-size: var(--size-s); }`

/** By how much it’s more or less than in the year before. */
function comparedWith(sum: number, before: number) {
  if (sum === before) return t('giving:panel.months.same')
  return t(sum > before ? 'giving:panel.months.more' : 'giving:panel.months.less', {
    amount: formatMoney(Math.abs(sum - before)),
  })
}

/** A person’s own twelve months; this one isn’t over. Their sum comes first. */
export function GivingMonths({ months, yearBefore }: Pick<MyGiving, 'months' | 'yearBefore'>) {
  const now = new Date(useSite().browser.now()).toISOString()
  const days = months[0] ? formatDays(startOfDay(`${months[0].month}-01`), now) : ''
  const rows = months.map(({ month, totalAmount, numberOfDonations }, index) => ({
    key: month,
    label: shortMonthName(month),
    name: monthName(month),
    value: totalAmount,
    count: numberOfDonations,
    ...(index === months.length - 1 && { isPartial: true, note: t('giving:panel.months.soFar') }),
  }))
  const count = rows.reduce((total, row) => total + row.count, 0)
  const sum = months.reduce((total, { totalAmount }) => total + totalAmount, 0)
  return (
    <section className={tightStack} aria-labelledby="my-months">
      <h2 id="my-months">{t('giving:panel.months.title')}</h2>
      <p className={cx(soft, of)}>{days}</p>
      {count > 0 && (
        <dl className={figures}>
          <div>
            <dt>{t('giving:panel.months.raised')}</dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
          <div>
            <dt>{t('giving:panel.months.donations')}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
          <div>
            <dt>{t('giving:panel.months.each')}</dt>
            <dd>{formatMoney(Math.round(sum / count))}</dd>
          </div>
        </dl>
      )}
      {count > 0 && yearBefore > 0 && <p className={compared}>{comparedWith(sum, yearBefore)}</p>}
      <MoneyChart
        tall={240}
        rows={rows}
        words={{
          asTable: t('giving:panel.months.asTable'),
          caption: t('giving:panel.months.caption'),
          name: t('giving:panel.months.month'),
          count: t('giving:panel.months.donations'),
          value: t('giving:panel.months.raised'),
        }}
      />
    </section>
  )
}
