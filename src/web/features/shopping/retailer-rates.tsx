import { formatRate } from '#contract/money.ts'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import type { FromSearch } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { row, tightStack, visuallyHidden } from '#web/ui/styles.ts'
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

/** What a shop gives for what, each with its own way there. Beside others “everything” is everything else, and comes last. */
export function RetailerRates({
  retailer: { slug, rates },
  search,
}: {
  retailer: Pick<Retailer, 'slug' | 'rates'>
  search: Led
}) {
  const isRest = ({ name }: Rate) => name === forAll && rates.length > 1
  return (
    <section className={tightStack} aria-labelledby="rates">
      <h2 id="rates">{t('shopping:retailer.rates')}</h2>
      <ul className={rows}>
        {[...rates.filter((rate) => !isRest(rate)), ...rates.filter(isRest)].map((rate) => {
          const name = isRest(rate) ? t('shopping:retailer.everythingElse') : rate.name
          return (
            <li key={rate.id}>
              <span>{name}</span>
              <span className={row}>
                <b>{formatRate(rate)}</b>
                <ButtonLink
                  to="/retailer/$retailerSlug/rates/$rateId/visit"
                  params={{ retailerSlug: slug, rateId: String(rate.id) }}
                  search={kept(search)}
                  kind="quiet"
                >
                  {t('shopping:retailer.shopRate')}
                  <span className={visuallyHidden}>: {name}</span>
                </ButtonLink>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
