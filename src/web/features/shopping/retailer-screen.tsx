import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { formatRate } from '#contract/money.ts'
import type { Duration, Retailer, RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card, dotted, pageBody, rail, reading, soft, stack, tightStack, titled } from '#web/ui/styles.ts'
import { originOf, RaiseExample, RetailerRates, type VisitSource } from './retailer-rates.tsx'
import { offerRows, RetailerVouchers } from './retailer-vouchers.tsx'

const ShopFavourite = lazyPart(lazyImport(async () => (await import('./shop-favourite/shop-favourite.tsx')).ShopFavourite))

// The similar shops, which are its fourth part, are all of the shop’s own kind.
const columns = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); position: relative;
  & > :nth-child(3) { gap: var(--s7); & > section { display: grid; gap: var(--s4); } & h3 { margin-block-start: var(--s3); } }
  & > :nth-child(4) { padding-block-start: var(--s5); & [data-kind] { display: none; } }
  @media (max-width: 767px) { & a, & button { scroll-margin-block-end: 7rem; } }
  @media (min-width: 1024px) { grid-template: 'head visit' auto 'rest visit' 1fr 'more more' auto / minmax(0, 1fr) 22rem; align-items: start; gap: var(--s6) var(--s7); & > :nth-child(2) { grid-area: visit; position: sticky; inset-block-start: 7rem; } & > :nth-child(3) { grid-area: rest; } & > :nth-child(4) { grid-area: more; } }
`
// The heart's place is kept for whoever turns out to be logged in: nothing moves when it comes.
const head = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(44px, auto); gap: var(--s4); align-items: center;
  @media (max-width: 767px) { gap: var(--s3); }
`
// The figure is large, and not what it is counted in.
const big = css`
  font: 600 clamp(2.75rem, 2rem + 4vw, 4rem) / 1 var(--display); color: var(--accent); font-variant-numeric: tabular-nums;
  & > small { font-size: 0.55em; margin-inline: 0.06em; }
`
const flag = css`
  display: flex; gap: var(--s2); align-items: center; color: var(--waiting); font-size: var(--size-s); font-weight: 600; text-wrap: balance;
`
// Beside what to do, where there is room, stands what not to. What a shop says itself has a dot: whether it is a do or a don't, nobody knows.
const rules = css`
  display: grid; gap: var(--s3) var(--s6);
  @media (min-width: 768px) { &:has(svg) { grid-auto-flow: column; grid-template: auto auto / minmax(0, 1fr) minmax(0, 1fr); } }
  & > li { display: grid; grid-template-columns: 1.25em minmax(0, 1fr); gap: var(--s3); align-items: start; }
  & > li > svg { margin-block-start: 0.15em; color: var(--positive); }
  & > li[data-no] > svg { color: var(--negative); }
  & > li:not(:has(> svg))::before { content: '•'; text-align: center; color: var(--ink-soft); }
`
const free = css`text-align: center; color: var(--ink-soft); font-size: var(--size-s); @media (min-width: 768px) { margin-block-start: var(--s2); }`
// Beside each other, where there is room, and the line goes across.
const facts = css`
  && > * { padding-block-end: var(--s4); } && > :last-child { padding-block-end: 0; } & dt { font-weight: 600; } & dd { color: var(--ink-soft); font-size: var(--size-s); }
  @media (min-width: 768px) {
    && { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    && > * { padding: var(--s6) var(--s5) 0 0; align-content: start; }
    && > ::before { inset: 2px auto auto 0; }
    && > ::after { inset: 8px 0 auto 14px; inline-size: auto; block-size: 2px; }
  }
  @media (min-width: 768px) and (forced-colors: active) { && > ::after { border: 0; border-block-start: 2px solid CanvasText; } }
`
const stops = css`margin-block-start: calc(-1 * var(--s4)); font-size: var(--size-s); text-align: center; & > a { display: inline-flex; align-items: center; min-block-size: 44px; }`

/** C-070, C-071. More than a day is said in days: nobody counts 26 hours. */
export function durationWords({ amount, unit }: Duration): string {
  if (unit === 'hours' && amount > 24) return t('shopping:duration.days', { count: Math.ceil(amount / 24) })
  return t(`shopping:duration.${unit}`, { count: amount })
}

/** The way to the shop: with the offer or the rate that was chosen before, where there is one and it's still there. */
function ShopLink({ retailer: { slug, name, deals, rates }, search }: { retailer: Retailer; search: VisitSource }) {
  const deal = deals.find(({ id }) => id === search.deal)
  const rate = rates.find(({ id }) => id === search.rate)
  const chosen = deal?.title ?? rate?.name
  const to = deal
    ? ({ to: '/deal/$retailerSlug/$dealId/visit', params: { retailerSlug: slug, dealId: String(deal.id) } } as const)
    : rate
      ? ({ to: '/retailer/$retailerSlug/rates/$rateId/visit', params: { retailerSlug: slug, rateId: String(rate.id) } } as const)
      : ({ to: '/retailer/$retailerSlug/visit', params: { retailerSlug: slug } } as const)
  return (
    <>
      {chosen && <p>{t('shopping:retailer.chosen', { name: chosen })}</p>}
      <div className={rail}>
        <div>
          <ButtonLink {...to} search={originOf(search)}>
            {t('shopping:retailer.shop', { name })}
          </ButtonLink>
          <p className={free}>{t('shopping:retailer.free')}</p>
        </div>
      </div>
    </>
  )
}

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
  const { bestRate } = retailer
  const { me, authState } = usePerson()
  // What “everything” raises, where a shop gives more for some things only.
  const plainest = retailer.rates.find((rate) => rate.kind === 'percent') ?? bestRate
  const isGoods = retailer.sector === 'goods'
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
            <p className={soft}>{retailer.category}</p>
          </div>
          {authState === 'authenticatedFull' && <ShopFavourite key={retailer.id} retailerId={retailer.id} />}
        </div>
      </div>
      <aside className={cx(card, stack)} aria-label={t('shopping:retailer.visitLabel')}>
        <div className={tightStack}>
          <p className={soft}>{t(retailer.ratesDiffer ? 'shopping:retailer.raisesUpTo' : 'shopping:retailer.raises')}</p>
          <p className={big}>
            {formatRate(bestRate)
              .split(/(?<=£)|(?=%)/)
              .map((part) => (/\d/.test(part) ? part : <small key={part}>{part}</small>))}
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
          {bestRate.kind === 'percent' && (
            <RaiseExample rate={plainest} isGoods={isGoods} cause={me?.cause?.name ?? t('shopping:retailer.yourCause')} />
          )}
        </div>
        <ShopLink retailer={retailer} search={search} />
        <p className={stops}>
          <a href="#counts">{t('shopping:retailer.stops')}</a>
        </p>
      </aside>
      <div className={stack}>
        <p className={reading}>{retailer.description}</p>
        <RetailerRates retailer={retailer} search={search} />
        {retailer.deals.length > 0 && (
          <section className={tightStack} aria-labelledby="deals">
            <h2 id="deals">{t('shopping:retailer.deals')}</h2>
            <ul className={offerRows}>
              {retailer.deals.map((deal) => (
                <li key={deal.id}>
                  <span>
                    {deal.title}
                    {deal.endsAt && (
                      <span className={soft}> {t('shopping:retailer.until', { date: formatDay(deal.endsAt) })}</span>
                    )}
                  </span>
                  <ButtonLink
                    to="/deal/$retailerSlug/$dealId/visit"
                    params={{ retailerSlug: retailer.slug, dealId: String(deal.id) }}
                    search={originOf(search)}
                    kind="quiet"
                  >
                    {t('shopping:retailer.getDeal')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <RetailerVouchers vouchers={retailer.vouchers} />
        <section className={tightStack} aria-labelledby="counts">
          <h2 id="counts">{t('shopping:retailer.counts')}</h2>
          <ul className={cx(rules, reading)}>
            {(['1', '2', '3', ...(isGoods ? (['4'] as const) : [])] as const).map((each) => (
              <li key={each} data-no={each > '2' || undefined}>
                <Icon name={each > '2' ? 'cross' : 'tick'} />
                {t(`shopping:retailer.count${each}`)}
              </li>
            ))}
          </ul>
          {retailer.terms.length > 0 && (
            <>
              <h3>{t('shopping:retailer.terms')}</h3>
              <ul className={cx(rules, reading)}>
                {retailer.terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section aria-labelledby="after">
          <h2 id="after">{t('shopping:retailer.next')}</h2>
          <dl className={cx(dotted, facts)}>
            <div>
              <dt>{t('shopping:retailer.tracks')}</dt>
              <dd>{t('shopping:retailer.within', { duration: durationWords(retailer.trackingTime) })}</dd>
            </div>
            <div>
              <dt>{t('shopping:retailer.confirms')}</dt>
              <dd>{t('shopping:retailer.within', { duration: durationWords(retailer.confirmationTime) })}</dd>
            </div>
            <div>
              <dt>{t('shopping:retailer.pays')}</dt>
              <dd>{t('shopping:retailer.paysWhen')}</dd>
            </div>
          </dl>
        </section>
      </div>
      {similar.length > 0 && (
        <section className={stack} aria-labelledby="similar">
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
