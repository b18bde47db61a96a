import { css } from '@linaria/core'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'

// In one line they have a point between them, which is only seen; a card sets them apart itself.
const inLine = css`& > span + span::before { content: '· '; content: '· ' / ''; }`

type Shown = Pick<RetailerCard, 'bestRate' | 'ratesDiffer'>

/** Where a shop gives more for a while, until when that is and what it usually gives. */
export function RateBefore({ bestRate: { kind, isIncreased, usualValue, increasedUntil }, ratesDiffer }: Shown) {
  if (!isIncreased) return null
  const rate = usualValue !== null && formatRate({ kind, value: usualValue })
  const day = increasedUntil && formatDay(increasedUntil).replace(/(\d+\s...).*/, '$1')
  return (
    <small data-was className={inLine}>
      {rate && day && <span>{t('shell:until', { day })} </span>}
      <span>{rate ? t(ratesDiffer ? 'shell:usuallyAtMost' : 'shell:usually', { rate }) : t('shell:increased')}</span>
    </small>
  )
}

/** What a shop gives now, and what it gave before. */
export function RateNow(shop: Shown) {
  return (
    <>
      <strong>{t('shell:donates', { rate: rateWords(shop) })}</strong>
      <RateBefore {...shop} />
    </>
  )
}
