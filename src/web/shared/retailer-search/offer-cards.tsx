import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { rateWords } from '#web/ui/rate-words.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

const grid = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`
const offer = css`
  display: grid; gap: var(--s3); align-content: start; block-size: 100%; padding: var(--s5); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > span:first-child { display: flex; gap: var(--s3); align-items: center; }
  & > span > strong { font: 600 var(--size-xl) / 1.2 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
  & s { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & small { font-size: var(--size-s); color: var(--waiting); font-weight: 600; }
`

/** shops that give more for a while: what they usually give, what they give now, and until when. */
export function OfferCards({ retailers }: { retailers: readonly RetailerCard[] }) {
  return (
    <ul className={grid}>
      {retailers.map((retailer) => (
        <li key={retailer.id}>
          <Link to="/retailer/$retailerSlug" params={{ retailerSlug: retailer.slug }} className={offer}>
            <span>
              <ShopMark name={retailer.name} category={retailer.category} />
              <b>{retailer.name}</b>
            </span>
            <span>
              <strong>{t('shell:donates', { rate: rateWords(retailer) })}</strong>{' '}
              {retailer.bestRate.usualValue !== null && (
                <>
                  <span className={visuallyHidden}>{t('shell:usually')}</span>
                  <s>{formatRate({ kind: retailer.bestRate.kind, value: retailer.bestRate.usualValue })}</s>
                </>
              )}
            </span>
            <small>
              {retailer.bestRate.increasedUntil
                ? t('shell:offerUntil', { day: formatDay(retailer.bestRate.increasedUntil) })
                : t('shell:increased')}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
