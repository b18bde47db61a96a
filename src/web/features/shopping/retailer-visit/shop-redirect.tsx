import { css } from '@linaria/core'
import { type ReactNode, Suspense, use } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { donationFor, formatMoney, formatRate } from '#contract/money.ts'
import type { Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PaintedScene } from '#web/ui/painted-scene.tsx'
import { rateWords } from '#web/ui/rate-words.ts'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { soft } from '#web/ui/styles.ts'
import { durationWords, exampleSpend, whatStops } from './shop-facts.ts'
import type { VisitedShop } from './visited-shop.ts'

// The shop, and what it gives: one row on phones, with what that is in pounds, and large where there is room.
const shopHead = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center;
  & > p > b { display: block; }
  & > p > strong { display: block; font: 700 1.75rem / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & > p > span { color: var(--ink-soft); font-size: var(--size-s); }
  @media (max-width: 1023px) {
    & > ul { grid-column: 2; margin-block-start: calc(-1 * var(--s3)); font-weight: 600; & > li:not([data-sum]), & svg { display: none; } &:not(:has([data-sum])) { display: none; } }
  }
  @media (min-width: 1024px) {
    & > ul { display: grid; gap: var(--s3); padding-block-start: var(--s5); border-block-start: 1px solid var(--line-soft); & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); } & svg { color: var(--accent); } }
    grid-template-columns: minmax(0, 1fr); gap: var(--s5);
    & > [data-face] { inline-size: 5.5rem; block-size: 5.5rem; }
    & > p > b { font: 600 var(--size-xl) / 1.3 var(--display); padding-block-end: var(--s4); }
    & > p > strong { font-size: 4rem; line-height: 1.05; padding-block-end: var(--s2); }
    & > p > span { font-size: 1rem; }
  }
`
// Where there is room below that, the way from a shop to a cause, on the edge of the page and as wide as the side.
const street = css`
  display: none;
  @media (min-width: 1024px) { display: block; block-size: 22rem; margin-inline: calc(-1 * var(--side)) -3rem; overflow: hidden; mask: linear-gradient(transparent, var(--ink) 8%); & > svg { block-size: 100%; } }
`
// What to do beside what stops it, where there is room for both.
const advice = css`
  display: grid; gap: var(--s5) var(--s6); padding-block-start: var(--s3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  & > section { display: grid; gap: var(--s2); align-content: start; & > h2 { font-size: var(--size-l); } }
  & > :last-child li > svg { color: var(--negative); }
`
const needs = css`
  display: grid; gap: var(--s2);
  & > li { display: grid; grid-template-columns: 1.25em minmax(0, 1fr); gap: var(--s3); text-wrap: pretty; }
  & svg { margin-block-start: 0.15em; color: var(--positive); }
`
// What comes later finds its place kept, so that nothing moves: two lines of names, and two of what is given.
const passing = css`
  display: grid; gap: var(--s3); align-content: end; padding-block-end: var(--s5); min-block-size: 16rem; text-align: center; overflow-wrap: anywhere;
  @media (max-width: 767px) { min-block-size: 18rem; }
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) 2rem minmax(0, 1fr); gap: var(--s3); align-items: center; }
  & > div > div { display: grid; gap: var(--s3); justify-items: center; align-self: start; min-block-size: 9.5rem; align-content: start; }
  & > div[data-alone] { grid-template-columns: minmax(0, 1fr); }
  & [data-face] { inline-size: 5.5rem; block-size: 5.5rem; }
  & > div > svg { inline-size: 2rem; block-size: 2rem; color: var(--accent); align-self: start; margin-block-start: 1.75rem; }
  & b { font: 600 var(--size-l) / 1.3 var(--display); }
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

/** The rate that was chosen, and else what the shop gives at best. */
const wantedOf = (retailer: Retailer, rateId: number | undefined): Retailer => {
  const chosen = retailer.rates.find(({ id }) => id === rateId)
  return chosen ? { ...retailer, bestRate: chosen, ratesDiffer: false } : retailer
}

/** The shop, and what it gives, for who is asked whose it should be. */
export const ShopHead = ({ shop, rateId }: { shop: VisitedShop; rateId: number | undefined }) => (
  <WhenKnown shop={shop}>{(retailer) => retailer && <KnownHead retailer={wantedOf(retailer, rateId)} />}</WhenKnown>
)

function KnownHead({ retailer }: { retailer: Retailer }) {
  const { name, category, bestRate, ratesDiffer, trackingTime, paidAround } = retailer
  // Of “up to” there is no example: nobody knows what is bought.
  const isSure = bestRate.kind === 'percent' && !ratesDiffer
  return (
    <>
      <div className={shopHead}>
        <ShopMark name={name} category={category} />
        <p>
          <b>{name}</b>
          <span>{t(ratesDiffer ? 'shopping:retailer.raisesUpTo' : 'shopping:retailer.raises')}</span>
          <strong>{formatRate(bestRate)}</strong>
          <span>
            {t(`shopping:retailer.${bestRate.kind === 'fixed' ? 'perOrder' : isCountedNet(retailer) ? 'ofPrice' : 'ofSpend'}`)}
          </span>
        </p>
        <ul>
          {isSure && (
            <li data-sum>
              <Icon name="tick" />
              {t(`shopping:retailer.${retailer.sector === 'goods' ? 'raisesNet' : 'raisesOf'}`, {
                amount: formatMoney(donationFor(exampleSpend, bestRate)),
              })}
            </li>
          )}
          <li>
            <Icon name="clock" />
            {t('shopping:retailer.shows', { duration: durationWords(trackingTime) })}
          </li>
          {paidAround && (
            <li>
              <Icon name="clock" />
              {t('shopping:retailer.reaches', { day: paidAround })}
            </li>
          )}
        </ul>
      </div>
      <div className={street}>
        <PaintedScene name="hero" box="0 -130 640 700" />
      </div>
    </>
  )
}

/** What a donation needs of who shops, and what stops it, in the words of the shop's page: below the ways to go on. */
export const BeforeGoing = ({ shop }: { shop: VisitedShop }) => (
  <div className={advice}>
    <section aria-labelledby="do">
      <h2 id="do">{t('shopping:retailer.do')}</h2>
      <ul className={needs}>
        {(['count1', 'count2'] as const).map((each) => (
          <li key={each}>
            <Icon name="tick" />
            {t(`shopping:retailer.${each}`)}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="stops">
      <h2 id="stops">{t('shopping:retailer.stops')}</h2>
      <ul className={needs}>
        <WhenKnown shop={shop}>
          {(retailer) =>
            whatStops(retailer?.sector).map((each) => (
              <li key={each}>
                <Icon name="cross" />
                {each}
              </li>
            ))
          }
        </WhenKnown>
      </ul>
    </section>
  </div>
)

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
                      <Face name={cause.name} picture={cause.logoHttps} isEnlarged />
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
