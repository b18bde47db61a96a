import { css } from '@linaria/core'
import { Fragment } from 'react'
import { formatDay } from '#contract/dates.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'

type Shown = Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>

// Each stays on its line where there is room for it.
const sentences = css`& > span { display: inline-block; }`

/** Where a shop gives more for a while, what it usually gives and when that ends: each a sentence where there are both. */
export function RateBefore(shop: Shown) {
  const { isIncreased, usualValue, increasedUntil } = shop.bestRate
  if (!isIncreased) return null
  const usual = usualValue !== null && rateWords({ ...shop, bestRate: { ...shop.bestRate, value: usualValue } })
  const said = [
    usual ? t('shell:was', { rate: usual.toLowerCase() }) : t('shell:increased'),
    increasedUntil && t('shell:offerEnds', { day: formatDay(increasedUntil).replace(/(\d+\s...).*/, '$1') }),
  ].filter((each) => each !== null)
  return (
    <small data-was className={sentences}>
      {said.map((each, place) => (
        <Fragment key={each}>
          {place > 0 && ' '}
          <span>{said.length > 1 ? `${each}.` : each}</span>
        </Fragment>
      ))}
    </small>
  )
}

/** What a shop gives now, and what it gave before. */
export function RateNow(shop: Shown) {
  return (
    <>
      <strong>{t(`shell:donates.${shop.bestRate.kind}`, { rate: rateWords(shop) })}</strong>
      <RateBefore {...shop} />
    </>
  )
}
