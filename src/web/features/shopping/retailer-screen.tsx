import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { Retailer, RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson } from '#web/site/site.ts'
import { Face } from '#web/ui/face.tsx'
import { FirstView } from '#web/ui/first-view.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ShopFront } from '#web/ui/shop-front.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { pageBody, soft, stack, tightStack, titled } from '#web/ui/styles.ts'
import { RaiseExample, RetailerRates } from './retailer-rates.tsx'
import { AfterPurchase, RetailerOffers, RetailerTerms } from './retailer-terms.tsx'
import { ShopAgain, ShopLink } from './retailer-visit/shop-link.tsx'
import { originOf, type VisitSource } from './retailer-visit/visit-source.ts'

const ShopFavourite = lazyPart(lazyImport(async () => (await import('./shop-favourite/shop-favourite.tsx')).ShopFavourite))

// The shop and what it says of itself stand on a band from one edge of the window to the other, with what a visit raises. What else there is to know comes in lines below it.
const columns = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); position: relative; isolation: isolate;
  &::before { content: ''; grid-area: 1 / 1 / 4 / 2; z-index: -1; margin-block: calc(-1 * var(--s6)) calc(-1 * var(--s5)); border-image: conic-gradient(var(--accent-wash) 0 0) fill 0 / 0 / 0 100vw; }
  & > :nth-child(1) { grid-area: 1 / 1; }
  & > section { margin-block-start: var(--s3); }
  & > aside + section { margin-block-start: var(--s7); padding-block-start: 0; border: 0; }
  & > p { grid-row: 2; grid-column: 1; color: var(--ink-soft); text-wrap: pretty; margin-block-start: calc(-1 * var(--s2)); }
  /* On phones what it gives comes before what the shop says of itself, which waits until all of that has been read: else it would be pushed down by it. */
  @media (max-width: 767px) { &::before { grid-row-end: 3; } & > aside + section { margin-block-start: var(--s3); } & > aside { grid-row: 2; grid-column: 1; } & > p { grid-row: 3; margin: var(--s5) 0 0; } & > p:not(:has(~ aside + *)) { display: none; } & a, & button { scroll-margin-block-end: 7rem; } }
  @media (min-width: 1024px) {
    gap: var(--s6);
    & > * { grid-column: 1 / -1; }
    &::before { margin-block-start: calc(-1 * var(--s7)); }
    & > p { max-inline-size: 39rem; margin-block-start: calc(-1 * var(--s3)); }
    & > aside { grid-row: 3; }
  }
  @media (min-width: 1200px) { &::after { content: ''; grid-area: 3 / 1 / 4 / 2; z-index: -1; margin-block-end: calc(-1 * var(--s5)); border-image: linear-gradient(var(--lawn), color-mix(in srgb, var(--lawn) 45%, var(--accent-wash))) fill 0 / 0 / 0 100vw; } }
`
// Where the head would be empty, it stands in its street; its lawn goes on below what a visit raises.
const street = css`
  display: none;
  @media (min-width: 1200px) { && { display: block; grid-area: 1 / 1 / 3 / -1; } place-self: end; inline-size: 23rem; z-index: -1; margin-block: -10rem calc(-1 * var(--s6) - 1px); clip-path: inset(-30rem -100vmax 0); }
`
// Of its own kind are all of them.
const likeIt = css`padding-block-start: var(--s6); border-block-start: 1px solid var(--line-soft); && { gap: var(--s4); } && [data-kind] { display: none; } && b { grid-row: 2 / 4; align-self: center; }`
// From what it gives over what comes of it to the way there; beside each other, what both are of stands on one line. How reliably it keeps what it promises is of all three, below them.
const offer = css`
  display: grid; padding: var(--s2) var(--s5); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow);
  & > * { padding-block: var(--s4); }
  & > * + * { border-block-start: 1px solid var(--line-soft); }
  & > div:last-of-type { display: grid; gap: var(--s4); align-content: start; }
  & > div:last-of-type > ul { display: grid; gap: var(--s2); font-size: var(--size-s); & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2); } & svg { color: var(--positive); } & [data-face] { inline-size: 1.35rem; block-size: 1.35rem; border-radius: 4px; font-size: 0.65rem; } }
  & > p { display: flex; gap: var(--s2); align-items: start; font-weight: 600; text-wrap: balance; & > svg { flex: none; margin-block-start: 0.15em; color: var(--positive); stroke-width: 3; } & small { font-size: var(--size-s); font-weight: 450; } }
  @media (max-width: 767px) { & > div:last-of-type { padding-block-start: 0; border: 0; } }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr)); padding: var(--s6) 0 0; row-gap: var(--s5); overflow: clip;
    & > * { padding: 0 var(--s6); }
    & > * + * { border-block-start: 0; border-inline-start: 1px solid var(--line-soft); }
    & > fieldset { border: 0; padding-inline-start: 0; }
    &:not(:has(> p)) { padding-block-end: var(--s6); }
    & > p { grid-column: 1 / -1; padding-block: var(--s3); border: 0; background: var(--positive-wash); color: var(--positive); }
  }
`
// As many columns as there are parts, before all of them have come: a page may be painted in the middle of its markup.
const withExample = css`@media (min-width: 1024px) { && { grid-template-columns: repeat(3, minmax(0, 1fr)); } }`
// The heart's place is kept for whoever turns out to be logged in: nothing moves when it comes.
const head = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(44px, auto); gap: var(--s4); align-items: center;
  & p { display: flex; flex-wrap: wrap; gap: 0 var(--s4); & > a { min-block-size: 28px; } }
  @media (max-width: 767px) { gap: var(--s3); }
  @media (min-width: 1024px) { gap: var(--s5); & h1 { font-size: 2.5rem; } }
  /* Beside its name: the street is at the other end. */
  @media (min-width: 1200px) { grid-template-columns: auto minmax(0, auto) minmax(44px, auto); justify-content: start; }
`
// The figure is large, and not what it is counted in.
const big = css`
  font: 700 clamp(2.75rem, 2rem + 4vw, 4rem) / 1 var(--text); color: var(--accent);
  & > small { font-size: 0.55em; }
  @media (min-width: 1024px) { margin-block-end: -0.12em; }
  @media (min-width: 1280px) { font-size: 5rem; }
`
const flag = css`
  display: flex; gap: var(--s2); align-items: center; color: var(--waiting); font-size: var(--size-s); font-weight: 600; text-wrap: balance;
`

/** U-060, M-024: what a visit will raise, how long it takes and what may stop it, before anyone leaves. */
export function RetailerScreen({
  retailer,
  similar,
  search,
}: {
  retailer: Retailer
  similar: readonly RetailerCard[]
  search: VisitSource
}) {
  const { bestRate, decided } = retailer
  const { me, authState } = usePerson()
  // What “everything” raises, where a shop gives more for some things only.
  const plainest = retailer.rates.find((rate) => rate.kind === 'percent') ?? bestRate
  const isGoods = retailer.sector === 'goods'
  const { deals, vouchers } = retailer
  const offered = [
    ...(deals.length > 0 ? [t('shopping:retailer.dealCount', { count: deals.length })] : []),
    ...(vouchers.length > 0 ? [t('shopping:retailer.voucherCount', { count: vouchers.length })] : []),
  ]
  return (
    <div className={cx(pageBody, columns)}>
      <div className={stack}>
        {search.q && (
          <p>
            <Link
              to="/search/retailer"
              search={{ q: search.q, cat: search.cat ?? 'retailer', searchSessionId: search.searchSessionId }}
            >
              {t('shopping:retailer.back', { q: search.q })}
            </Link>
          </p>
        )}
        <div className={head}>
          <ShopMark name={retailer.name} category={retailer.category} isLarge />
          <div>
            <h1 tabIndex={-1}>{retailer.name}</h1>
            <p>
              <Link to="/retailers" search={{ category: retailer.category }}>
                {retailer.category}
              </Link>
              {offered.length > 0 && <a href="#deals">{offered.join(', ')}</a>}
            </p>
          </div>
          {authState === 'authenticatedFull' && <ShopFavourite key={retailer.id} retailerId={retailer.id} />}
        </div>
      </div>
      <FirstView>{retailer.description}</FirstView>
      <ShopFront name={retailer.name} category={retailer.category} className={street} />
      <aside className={cx(offer, bestRate.kind === 'percent' && withExample)} aria-label={t('shopping:retailer.visitLabel')}>
        <div className={tightStack}>
          <p className={soft}>{t(retailer.ratesDiffer ? 'shopping:retailer.raisesUpTo' : 'shopping:retailer.raises')}</p>
          <p className={big}>
            {formatRate(bestRate)
              .split(/(?<=£)|(?=%)/)
              .map((each) => (/\d/.test(each) ? each : <small key={each}>{each}</small>))}
          </p>
          <p>{t(`shopping:retailer.${bestRate.kind === 'fixed' ? 'perOrder' : isGoods ? 'ofPrice' : 'ofSpend'}`)}</p>
          {bestRate.usualValue !== null && (
            <p className={soft}>
              {t('shopping:retailer.usually', { rate: formatRate({ kind: bestRate.kind, value: bestRate.usualValue }) })}
            </p>
          )}
          {bestRate.isIncreased && (
            <p className={flag}>
              <Icon name="clock" />
              {bestRate.increasedUntil
                ? t('shopping:retailer.increasedUntil', { date: formatDay(bestRate.increasedUntil) })
                : t('shell:increased')}
            </p>
          )}
        </div>
        {bestRate.kind === 'percent' && (
          <RaiseExample
            rate={plainest}
            isGoods={isGoods}
            isOfMost={plainest.id !== bestRate.id}
            cause={me?.cause?.name ?? t('shopping:retailer.yourCause')}
          />
        )}
        <div>
          <ShopLink retailer={retailer} search={search} />
          <ul>
            <li>
              <Icon name="tick" />
              {t('shopping:retailer.free')}
            </li>
            <li>
              {me?.cause ? <Face name={me.cause.name} picture={me.cause.logoHttps} /> : <Icon name="heart" />}
              {me?.cause ? (
                t('shopping:retailer.goesToYours', { cause: me.cause.name })
              ) : authState === 'unauthenticated' ? (
                t('shopping:retailer.chooseNext')
              ) : (
                <Link to="/cause-directory">{t('shopping:retailer.noneChosen')}</Link>
              )}
            </li>
            {retailer.paidAround && (
              <li>
                <Icon name="clock" />
                {t('shopping:retailer.reaches', { day: retailer.paidAround })}
              </li>
            )}
          </ul>
        </div>
        {decided && (
          <p>
            <Icon name="tick" />
            <span>
              {t('shopping:retailer.decided', { confirmed: decided.confirmed, all: decided.confirmed + decided.declined })}
              {decided.declined > 0 && <small> {t('shopping:retailer.declined', { count: decided.declined })}</small>}
            </span>
          </p>
        )}
      </aside>
      <RetailerRates retailer={retailer} search={search} />
      <RetailerOffers {...retailer} from={originOf(search)} />
      <RetailerTerms {...retailer} />
      <AfterPurchase {...retailer} />
      <ShopAgain retailer={retailer} search={search} />
      {similar.length > 0 && (
        <section className={cx(stack, likeIt)} aria-labelledby="similar">
          <div className={titled}>
            <h2 id="similar">{t('shopping:retailer.similar')}</h2>
            <Link to="/retailers" search={{ category: retailer.category }}>
              {t('shopping:retailer.moreLike', { category: retailer.category })}
            </Link>
          </div>
          <RetailerGrid retailers={similar} />
        </section>
      )}
    </div>
  )
}
