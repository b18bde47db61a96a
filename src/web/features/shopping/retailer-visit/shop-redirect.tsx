import { css } from '@linaria/core'
import { type ReactNode, Suspense, use } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { rateWords } from '#web/ui/rate-words.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { soft } from '#web/ui/styles.ts'
import type { VisitedShop } from './visited-shop.ts'

const shopHead = css`display: flex; gap: var(--s3); align-items: center;`
// What comes later finds its place kept, so that nothing moves: two lines of names, and two of what is given.
const passing = css`
  display: grid; gap: var(--s3); align-content: start; min-block-size: 12rem; text-align: center; overflow-wrap: anywhere;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) 2rem minmax(0, 1fr); gap: var(--s3); align-items: center; }
  & > div > div { display: grid; gap: var(--s2); justify-items: center; align-self: start; min-block-size: 7rem; align-content: start; }
  & > div[data-alone] { grid-template-columns: minmax(0, 1fr); }
  & [data-face] { inline-size: 4rem; block-size: 4rem; }
  & > div > svg { inline-size: 2rem; block-size: 2rem; color: var(--accent); align-self: start; margin-block-start: 1rem; }
`

/** Shops that sell goods give a part of their price alone; the others have terms of their own. */
const isCountedNet = ({ sector, bestRate }: Retailer) => sector === 'goods' && bestRate.kind === 'percent'

function Known({ shop, children }: { shop: VisitedShop; children(known: Retailer | null): ReactNode }) {
  return children(shop instanceof Promise ? use(shop) : shop)
}

/** Shows what is known of the shop by now. */
function WhenKnown({ shop, children }: { shop: VisitedShop; children(known: Retailer | null): ReactNode }) {
  return (
    <Suspense fallback={children(null)}>
      <Known shop={shop}>{children}</Known>
    </Suspense>
  )
}

/** The shop, and what it gives, for who is asked whose it should be. */
export const ShopHead = ({ shop }: { shop: VisitedShop }) => (
  <WhenKnown shop={shop}>
    {(retailer) =>
      retailer && (
        <div className={shopHead}>
          <ShopMark name={retailer.name} category={retailer.category} />
          <p>
            <b>{retailer.name}</b>
            <br />
            <span className={soft}>
              {t(`shopping:visit.${isCountedNet(retailer) ? 'donatesNet' : 'donates'}`, { rate: rateWords(retailer) })}
            </span>
          </p>
        </div>
      )
    }
  </WhenKnown>
)

/** The rate that was chosen, and else what the shop gives at best. */
const wantedOf = (retailer: Retailer, rateId: number | undefined): Retailer => {
  const chosen = retailer.rates.find(({ id }) => id === rateId)
  return chosen ? { ...retailer, bestRate: chosen, ratesDiffer: false } : retailer
}

interface ShopRedirectProps {
  shop: VisitedShop
  /** Null as well where it isn't known yet. */
  cause: CauseCard | null
  rateId: number | undefined
  /** Nothing is given to anybody. */
  isAlone: boolean
}

/** Who gives to whom, and what: the shop beside the cause. */
export function ShopRedirect({ shop, cause, rateId, isAlone }: ShopRedirectProps) {
  return (
    <WhenKnown shop={shop}>
      {(retailer) => (
        <div className={passing}>
          <div data-alone={isAlone || undefined}>
            <div>
              {retailer && (
                <>
                  <ShopMark name={retailer.name} category={retailer.category} />
                  <b>{retailer.name}</b>
                </>
              )}
            </div>
            {!isAlone && (
              <>
                {retailer && cause ? <Icon name="forward" /> : <span />}
                <div>
                  {cause && (
                    <>
                      <Face name={cause.name} picture={cause.logoHttps} />
                      <b>{cause.name}</b>
                    </>
                  )}
                </div>
              </>
            )}
          </div>
          {retailer && cause && (
            <p className={soft}>
              {t(`shopping:visit.${isCountedNet(wantedOf(retailer, rateId)) ? 'goesToNet' : 'goesTo'}`, {
                rate: rateWords(wantedOf(retailer, rateId)),
                cause: cause.name,
              })}
            </p>
          )}
        </div>
      )}
    </WhenKnown>
  )
}
