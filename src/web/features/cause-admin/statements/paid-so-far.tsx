import { css } from '@linaria/core'
import type { PaidSums, Statement } from '#contract/cause-admin/statement.ts'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'

const sums = css`
  display: grid; gap: var(--s3); margin: 0; grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  & > div { display: grid; gap: var(--s1); align-content: start; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); }
  & > div:last-child { background: var(--accent-wash); border-color: transparent; }
  @media (max-width: 767px) { & > div:last-child { grid-column: 1 / -1; } }
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; }
  & dd:first-of-type { font: 600 var(--size-xl) / 1.15 var(--display); font-variant-numeric: tabular-nums; }
  & dd + dd { font-size: var(--size-s); color: var(--ink-soft); }
`

/** What a cause has been paid, and where the last of it went; nothing until it has been paid once. */
export function PaidSoFar({ paid, statements }: { paid: PaidSums; statements: readonly Statement[] }) {
  const last = statements.find(({ stage }) => stage === 'paid')
  if (!last) return null
  const day = formatDay(last.paidOn)
  return (
    <dl className={sums}>
      <div>
        <dt>{t('cause-admin:statements.inYear', { year: `${paid.year}` })}</dt>
        <dd>{formatMoney(paid.inYear)}</dd>
      </div>
      <div>
        <dt>{t('cause-admin:statements.inAll')}</dt>
        <dd>{formatMoney(paid.inAll)}</dd>
      </div>
      <div>
        <dt>{t('cause-admin:statements.last')}</dt>
        <dd>{formatMoney(last.pence)}</dd>
        <dd>{last.lastFour === null ? day : t('cause-admin:statements.lastInto', { day, lastFour: last.lastFour })}</dd>
      </div>
    </dl>
  )
}
