import { css } from '@linaria/core'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'

const was = css`display: block; color: var(--ink-soft); font-size: var(--size-s); font-variant-numeric: tabular-nums;`

type Shown = Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>

/** What a shop gives, and on a line of its own what it gave before where that is less. */
export function RateNow(shop: Shown) {
  const { kind, usualValue } = shop.bestRate
  return (
    <>
      <strong>{t('shell:donates', { rate: rateWords(shop) })}</strong>
      {usualValue !== null && <span className={was}> {t('shell:was', { rate: formatRate({ kind, value: usualValue }) })}</span>}
    </>
  )
}

/** Until when it gives more. */
export const untilWhen = ({ increasedUntil }: RetailerCard['bestRate']): string =>
  increasedUntil ? t('shell:offerUntil', { day: formatDay(increasedUntil) }) : t('shell:increased')
