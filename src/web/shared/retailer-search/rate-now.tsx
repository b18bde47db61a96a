import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'
import { visuallyHidden } from '#web/ui/styles.ts'

type Shown = Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>

/** What a shop gives, and struck out what it usually does where that is less. */
export function RateNow(shop: Shown) {
  const { kind, usualValue } = shop.bestRate
  return (
    <>
      <strong>{t('shell:donates', { rate: rateWords(shop) })}</strong>
      {usualValue !== null && (
        <>
          {' '}
          <span className={visuallyHidden}>{t('shell:usually')}</span> <s>{formatRate({ kind, value: usualValue })}</s>
        </>
      )}
    </>
  )
}

/** Until when it gives more. */
export const untilWhen = ({ increasedUntil }: RetailerCard['bestRate']): string =>
  increasedUntil ? t('shell:offerUntil', { day: formatDay(increasedUntil) }) : t('shell:increased')
