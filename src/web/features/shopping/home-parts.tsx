import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { card, lead, stack } from '#web/ui/styles.ts'
import { useHome } from './home-data.ts'
import { HomeNumbers } from './home-numbers.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr);`
// On phones half of them: the other half is a press away.
const popular = css`@media (max-width: 767px) { & > ul > :nth-child(n + 7) { display: none; } }`
const call = css`
  display: grid; gap: var(--s4); justify-items: center; text-align: center; padding: var(--s7) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
`

const proof = css`
  display: grid; gap: var(--s5) var(--s7); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); }
`
const payments = css`
  display: grid; padding-block: var(--s3);
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); align-items: center; padding-block: var(--s3); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & svg { color: var(--positive); }
  & b { font-variant-numeric: tabular-nums; }
`

/** real payments, each with its own page, under what the site promises. Nothing where none has been made yet. */
function HomeProof({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <div className={proof}>
      <div className={stack}>
        <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
        <p className={lead}>{t('shopping-home:trust')}</p>
        <p className={lead}>{t('shopping-home:cost')}</p>
      </div>
      {proofs.length > 0 && (
        <ul className={cx(card, payments)} aria-label={t('shopping-home:payments')}>
          {proofs.map(({ id, cause, pence, paidOn }) => (
            <li key={id}>
              <Icon name="tick" />
              <p>
                <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
                  {cause.name}
                </Link>{' '}
                {t('shopping-home:received', { amount: formatMoney(pence), day: formatDay(paidOn) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What stands below the first look: shops, what has come of it all, and the way to begin. */
export function HomeParts() {
  const { statistics, retailers, offers, categories, payments } = useHome()
  return (
    <div id="home-parts" className={parts}>
      <HomeNumbers statistics={statistics} />
      {offers.length > 0 && (
        <section className={stack} aria-labelledby="offers">
          <h2 id="offers">{t('shopping-home:offers')}</h2>
          <OfferCards retailers={offers} />
          <div>
            <ButtonLink to="/offers/trending-offers" kind="secondary">
              {t('shopping-home:allOffers')}
            </ButtonLink>
          </div>
        </section>
      )}
      <section className={stack} aria-labelledby="categories">
        <h2 id="categories">{t('shopping-home:categories')}</h2>
        <CategoryLinks categories={categories} />
      </section>
      <section className={stack} aria-labelledby="popular">
        <h2 id="popular">{t('shopping-home:popular')}</h2>
        <div className={popular}>
          <RetailerGrid retailers={retailers} />
        </div>
        <div>
          <ButtonLink to="/retailers" kind="secondary">
            {t('shopping-home:allShops')}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="trust">
        <HomeProof proofs={payments} />
      </section>
      <section className={call} aria-labelledby="begin">
        <h2 id="begin">{t('shopping-home:begin')}</h2>
        <p>{t('shopping-home:beginText')}</p>
        <ButtonLink to="/support-a-good-cause/step-1">{t('shopping-home:step1')}</ButtonLink>
      </section>
    </div>
  )
}
