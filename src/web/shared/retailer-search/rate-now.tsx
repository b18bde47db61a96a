import { formatDay } from '#contract/dates.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'

type Shown = Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>

/** What a shop gives; and, where it gives more for a while, one line of what it gave before and when that ends. */
export function RateNow(shop: Shown) {
  const { isIncreased, usualValue, increasedUntil } = shop.bestRate
  const usual = usualValue !== null && rateWords({ ...shop, bestRate: { ...shop.bestRate, value: usualValue } })
  const said = [
    usual ? t('shell:was', { rate: usual.toLowerCase() }) : t('shell:increased'),
    increasedUntil && t('shell:offerEnds', { day: formatDay(increasedUntil).replace(/(\d+\s...).*/, '$1') }),
  ].filter(Boolean)
  return (
    <>
      <strong>{t('shell:donates', { rate: rateWords(shop) })}</strong>
      {isIncreased && <small>{said.join(' · ')}</small>}
    </>
  )
}
