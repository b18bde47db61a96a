import { Link } from '@tanstack/react-router'
import { formatRate } from '#contract/money.ts'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import type { FromSearch } from '#web/shared/retailer-search/retailer-card.tsx'
import { tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { rows } from './retailer-vouchers.tsx'

/** What led to the page: a search, or a visit that waits for its person to log in. */
export interface Led extends FromSearch {
  origin?: string | undefined
  rate?: number | undefined
  deal?: number | undefined
}

/** What a visit keeps of it. */
export const kept = ({ searchSessionId, origin }: Led) => ({
  ...(searchSessionId && { searchSessionId }),
  ...(origin && { origin }),
})

/** How shops call the rate that holds for whatever no other of theirs names. */
const forAll = 'Everything'

/** What a shop gives for what, each with its own way there, the best first. Beside others “everything” is everything else; alone it says no more than the rate at the page's head. */
export function RetailerRates({
  retailer: { slug, rates, bestRate },
  search,
}: {
  retailer: Pick<Retailer, 'slug' | 'rates' | 'bestRate'>
  search: Led
}) {
  const [only, ...others] = rates
  if (others.length === 0 && only?.name === forAll) return null
  const isRest = ({ name }: Rate) => name === forAll && rates.length > 1
  const place = (rate: Rate) => (rate.id === bestRate.id ? 0 : isRest(rate) ? 2 : 1)
  return (
    <section className={tightStack} aria-labelledby="rates">
      <h2 id="rates">{t('shopping:retailer.rates')}</h2>
      <ul className={rows}>
        {[...rates]
          .sort((one, other) => place(one) - place(other))
          .map((rate) => (
            <li key={rate.id}>
              <Link
                to="/retailer/$retailerSlug/rates/$rateId/visit"
                params={{ retailerSlug: slug, rateId: String(rate.id) }}
                search={kept(search)}
              >
                <span className={visuallyHidden}>{t('shopping:retailer.shopRate')}</span>{' '}
                {isRest(rate) ? t(`shopping:retailer.${place(rate) ? 'everythingElse' : 'everythingOther'}`) : rate.name}
              </Link>
              <b>{formatRate(rate)}</b>
            </li>
          ))}
      </ul>
    </section>
  )
}
