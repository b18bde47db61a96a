import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { donationFor, formatMoney, formatRate } from '#contract/money.ts'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import type { FromSearch } from '#web/shared/retailer-search/retailer-card.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'

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

/** In pence: what the examples spend, as their sentences say. Goods cost VAT as well, of which nothing is donated. */
export const exampleSpend = 5000

// The rates stand at one edge, the way to one below its name.
const rows = css`
  display: grid;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--s4); align-items: center; min-block-size: 60px; padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & > li:last-child { border: 0; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); }
  & b { font-variant-numeric: tabular-nums; text-align: end; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; font-size: var(--size-s); }
`

/** What a shop gives for what: for most things first, with the way to the others beside them, the best first. Alone, the rate for everything says no more than the one at the page's head. */
export function RetailerRates({
  retailer: { slug, rates, bestRate, sector },
  search,
}: {
  retailer: Pick<Retailer, 'slug' | 'rates' | 'bestRate' | 'sector'>
  search: Led
}) {
  const [only, ...others] = rates
  if (others.length === 0 && only?.name === forAll) return null
  const place = (rate: Rate) => (rate.name === forAll ? 0 : rate.id === bestRate.id ? 1 : 2)
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">{t('shopping:retailer.rates')}</h2>
      <ul className={rows}>
        {[...rates]
          .sort((one, other) => place(one) - place(other))
          .map((rate) => (
            <li key={rate.id}>
              <span>
                {place(rate) ? rate.name : t('shopping:retailer.mostItems')}
                {rate.kind === 'percent' && (
                  <small>
                    {t(`shopping:retailer.${sector === 'goods' ? 'raisesNet' : 'raisesOf'}`, {
                      amount: formatMoney(donationFor(exampleSpend, rate)),
                    })}
                  </small>
                )}
                {place(rate) > 0 && (
                  <Link
                    to="/retailer/$retailerSlug/rates/$rateId/visit"
                    params={{ retailerSlug: slug, rateId: String(rate.id) }}
                    search={kept(search)}
                  >
                    {t('shopping:retailer.shopRate')}
                    <span className={visuallyHidden}>: {rate.name}</span>
                  </Link>
                )}
              </span>
              <b>{formatRate(rate)}</b>
            </li>
          ))}
      </ul>
    </section>
  )
}
