import { css, cx } from '@linaria/core'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { card, skeletonLine, soft } from '#web/ui/styles.ts'
import { StageBar } from './stage-bar.tsx'

// As high as what comes, so that nothing moves.
const box = css`
  display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr); min-block-size: 19.5rem;
  @media (min-width: 768px) { min-block-size: 15.75rem; }
`
const big = css`
  font: 600 var(--size-3xl) / 1.05 var(--display); color: var(--accent); font-variant-numeric: tabular-nums;
`

/** F-100: what was raised in all, and what has become of it; what was declined is no part of it. Without figures their places are kept. */
export function Totals({ stats }: { stats: TransactionStats | undefined }) {
  return (
    <section className={cx(card, box)} aria-labelledby="totals" aria-busy={!stats}>
      <h2 id="totals">{t('giving:totals.raised')}</h2>
      {stats ? (
        <>
          <p className={big}>{formatMoney(stats.raised)}</p>
          <StageBar
            stats={stats}
            labels={{
              pending: t('giving:panel.stages.pending'),
              ready: t('giving:panel.stages.ready'),
              paid: t('giving:panel.stages.paid'),
            }}
          />
          {stats.declined > 0 && <p className={soft}>{t('giving:totals.declined', { amount: formatSum(stats.declined) })}</p>}
        </>
      ) : (
        <>
          <div className={skeletonLine} />
          <div className={skeletonLine} />
        </>
      )}
    </section>
  )
}
