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

// The shop, and the place of a cause that is still to be chosen. On phones one row; where there is room they stand above what is said of them.
const shopHead = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center; align-content: center; padding: var(--s4); background: var(--accent-wash); border-radius: var(--radius-card);
  & > div { display: flex; gap: var(--s1); align-items: center; & [data-face] { inline-size: 2.75rem; block-size: 2.75rem; } & > svg { color: var(--accent); } }
  & > div > span:last-child { display: grid; place-items: center; border: 2px dashed var(--accent); border-radius: var(--radius-card); color: var(--accent); }
  & > p > span { font-size: var(--size-s); line-height: 1.4; }
  & > ul { display: flex; gap: var(--s2); grid-column: 1 / -1; font-size: var(--size-s); }
  & > ul > li { display: flex; gap: var(--s2); }
  & > ul svg { color: var(--positive); margin-block-start: 0.1em; }
  @media (max-width: 899px) { & > ul > li + li { display: none; } }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr); gap: var(--s5); padding: var(--s6) var(--s5); border-radius: 0; text-align: center; text-wrap: balance;
    & > div { justify-content: center; gap: var(--s3); & [data-face] { inline-size: 5rem; block-size: 5rem; } & > svg, & > span > svg { inline-size: 2rem; block-size: 2rem; } }
    & > p > b { font: 600 var(--size-xl) / 1.3 var(--display); }
    & > p > span { font-size: 1rem; }
    & > ul { display: grid; justify-self: center; padding-block-start: var(--s5); border-block-start: 1px solid var(--line-soft); text-align: start; }
  }
`
// What comes later finds its place kept, so that nothing moves: two lines of names, and two of what is given.
const passing = css`
  display: grid; gap: var(--s3); align-content: start; min-block-size: 16rem; background: var(--accent-wash); text-align: center; overflow-wrap: anywhere;
  @media (max-width: 767px) { min-block-size: 18rem; }
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) 2rem minmax(0, 1fr); gap: var(--s3); align-items: center; }
  & > div > div { display: grid; gap: var(--s2); justify-items: center; align-self: start; min-block-size: 8.5rem; align-content: start; }
  & > div[data-alone] { grid-template-columns: minmax(0, 1fr); }
  & [data-face] { inline-size: 5rem; block-size: 5rem; }
  & > div > svg { inline-size: 2rem; block-size: 2rem; color: var(--accent); align-self: start; margin-block-start: 1.5rem; }
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
          <div>
            <ShopMark name={retailer.name} category={retailer.category} />
            <Icon name="forward" />
            <span data-face>
              <Icon name="heart" />
            </span>
          </div>
          <p>
            <b>{retailer.name}</b>
            <br />
            <span>{t(`shopping:visit.${isCountedNet(retailer) ? 'donatesNet' : 'donates'}`, { rate: rateWords(retailer) })}</span>
          </p>
          <ul>
            <li>
              <Icon name="tick" />
              {t('shopping:retailer.free')}
            </li>
            {retailer.paidAround && (
              <li>
                <Icon name="clock" />
                {t('shopping:retailer.paidAround', { day: retailer.paidAround })}
              </li>
            )}
          </ul>
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
