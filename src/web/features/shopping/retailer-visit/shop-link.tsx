import { css } from '@linaria/core'
import type { Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { rail } from '#web/ui/styles.ts'
import { originOf, type VisitSource } from './visit-source.ts'

// Once all of it has been read; on a phone the button is in sight all along.
const again = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s6); align-items: center; justify-content: space-between; padding: var(--s4) var(--s5); border-radius: var(--radius-card); background: var(--accent-wash);
  & > p { font: 600 var(--size-l) / 1.3 var(--display); text-wrap: balance; }
  @media (max-width: 767px) { && { display: none; } }
`
/** The offer or the rate that was chosen before, where there is one and it's still there. */
function chosenOf({ deals, rates }: Retailer, search: VisitSource) {
  const deal = deals.find(({ id }) => id === search.deal)
  const rate = rates.find(({ id }) => id === search.rate)
  return { deal, rate, name: deal?.title ?? rate?.name }
}

/** The way to the shop, with what was chosen. */
function wayTo(retailer: Retailer, search: VisitSource) {
  const { deal, rate } = chosenOf(retailer, search)
  const retailerSlug = retailer.slug
  if (deal) return { to: '/deal/$retailerSlug/$dealId/visit', params: { retailerSlug, dealId: String(deal.id) } } as const
  if (rate)
    return { to: '/retailer/$retailerSlug/rates/$rateId/visit', params: { retailerSlug, rateId: String(rate.id) } } as const
  return { to: '/retailer/$retailerSlug/visit', params: { retailerSlug } } as const
}

interface LinkProps {
  retailer: Retailer
  search: VisitSource
}

/** The way to the shop, beside what a visit raises. */
export function ShopLink({ retailer, search }: LinkProps) {
  const { name: chosen } = chosenOf(retailer, search)
  return (
    <>
      {chosen && <p>{t('shopping:retailer.chosen', { name: chosen })}</p>}
      <div className={rail}>
        <div>
          <ButtonLink {...wayTo(retailer, search)} search={originOf(search)}>
            {t('shopping:retailer.shop', { name: retailer.name })}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** The same way, once all has been read that one ought to know. */
export const ShopAgain = ({ retailer, search }: LinkProps) => (
  <div className={again}>
    <p>{t('shopping:retailer.startHere')}</p>
    <ButtonLink {...wayTo(retailer, search)} search={originOf(search)}>
      {t('shopping:retailer.startShopping')}
    </ButtonLink>
  </div>
)
