import { css, cx } from '@linaria/core'
import type { TransactionStats } from '#contract/giving/donation.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { card, soft } from '#web/ui/styles.ts'
import { StageBar } from './stage-bar.tsx'

const box = css`display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);`
const big = css`
  font: 700 var(--size-3xl) / 1.05 var(--text); color: var(--accent); font-variant-numeric: tabular-nums;
`
// It keeps its place, so that nothing moves.
const unseen = css`visibility: hidden;`
const nothing: TransactionStats = { raised: 0, pending: 0, confirmed: 0, paid: 0, declined: 0, count: 0 }

interface TotalsProps {
  stats: TransactionStats | undefined
  /** Whom all of it is for, where that isn’t said already. */
  cause?: string | undefined
}

/** F-100: what was raised in all, and what has become of it; what was declined is no part of it. Without figures their places are kept. */
export function Totals({ stats, cause }: TotalsProps) {
  const figures = stats ?? nothing
  const isNoneDeclined = figures.declined === 0
  return (
    <section className={cx(card, box)} aria-labelledby="totals" aria-busy={!stats}>
      <h2 id="totals">{cause ? t('giving:totals.raisedFor', { cause }) : t('giving:totals.raised')}</h2>
      <div className={cx(box, !stats && unseen)} aria-hidden={!stats}>
        <p className={big}>{formatMoney(figures.raised)}</p>
        <StageBar
          stats={figures}
          labels={{
            pending: t('giving:panel.stages.pending'),
            ready: t('giving:panel.stages.ready'),
            paid: t('giving:panel.stages.paid'),
          }}
          isWide
        />
        <p className={cx(soft, isNoneDeclined && unseen)} aria-hidden={isNoneDeclined}>
          {t('giving:totals.declined', { amount: formatSum(figures.declined) })}
        </p>
      </div>
    </section>
  )
}
