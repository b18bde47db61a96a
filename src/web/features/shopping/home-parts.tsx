import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { NearbyCauses } from '#web/shared/nearby-causes/nearby-causes.tsx'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { card, lead, stack, thirds, titled } from '#web/ui/styles.ts'
import { useHome } from './home-data.ts'
import { HomeNumbers } from './home-numbers.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr);`
// On phones half of them: the other half is a press away.
const popular = css`@media (max-width: 767px) { & > ul > :nth-child(n + 7) { display: none; } }`
const call = css`
  display: grid; gap: var(--s4); justify-items: center; text-align: center; padding: var(--s7) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
`

// From edge to edge of the window, with no more room than its own.
const proof = css`
  display: grid; gap: var(--s6); padding-block: var(--s7); border-image: conic-gradient(var(--accent-wash) 0 0) fill 0 / 0 / 0 100vw;
  & > dl, & > section:first-child { padding-block-end: var(--s6); border-block-end: 1px solid var(--line-soft); }
`
const trust = css`
  && { row-gap: var(--s5); } align-items: start;
  @media (min-width: 768px) { & > :first-child { grid-column: span 2; padding-inline-end: var(--s6); } }
`
const payments = css`
  display: grid;
  & > li { padding-block: var(--s3); }
  & > li:last-child { padding-block-end: 0; }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); font-variant-numeric: tabular-nums; }
`

/** real payments, each with its own page, beside what the site promises. Nothing where none has been made yet. */
function HomeProof({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <section className={cx(thirds, trust)} aria-labelledby="trust">
      <div className={stack}>
        <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
        <p className={lead}>{t('shopping-home:trust')}</p>
        <p className={lead}>{t('shopping-home:cost')}</p>
      </div>
      {proofs.length > 0 && (
        <div className={card}>
          <h3 id="payments">{t('shopping-home:payments')}</h3>
          <ul className={payments} aria-labelledby="payments">
            {proofs.map(({ id, cause, pence, paidOn }) => (
              <li key={id}>
                <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
                  {cause.name}
                </Link>
                <small>{t('shopping-home:received', { amount: formatMoney(pence), day: formatDay(paidOn) })}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** What stands below the first look: shops, what has come of it all, and the way to begin. */
export function HomeParts() {
  const { statistics, retailers, offers, categories, payments: proofs } = useHome()
  return (
    <div id="home-parts" className={parts}>
      <NearbyCauses />
      <div className={proof}>
        <HomeNumbers statistics={statistics} />
        <HomeProof proofs={proofs} />
      </div>
      {offers.length > 0 && (
        <section className={stack} aria-labelledby="offers">
          <div className={titled}>
            <h2 id="offers">{t('shopping-home:offers')}</h2>
            <Link to="/offers/trending-offers">{t('shopping-home:allOffers')}</Link>
          </div>
          <OfferCards retailers={offers} />
        </section>
      )}
      <section className={stack} aria-labelledby="popular">
        <div className={titled}>
          <h2 id="popular">{t('shopping-home:popular')}</h2>
          <Link to="/retailers">{t('shopping-home:allShops')}</Link>
        </div>
        <CategoryLinks categories={categories} />
        <div className={popular}>
          <RetailerGrid retailers={retailers} />
        </div>
      </section>
      <section className={call} aria-labelledby="begin">
        <h2 id="begin">{t('shopping-home:begin')}</h2>
        <p>{t('shopping-home:beginText')}</p>
        <ButtonLink to="/support-a-good-cause/step-1">{t('shopping-home:step1')}</ButtonLink>
      </section>
    </div>
  )
}
