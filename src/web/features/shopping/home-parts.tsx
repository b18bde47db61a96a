import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { NearbyCauses } from '#web/shared/nearby-causes/nearby-causes.tsx'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { carryFace } from '#web/ui/carry-face.ts'
import { Face } from '#web/ui/face.tsx'
import { card, dotted, reading, stack, thirds, titled } from '#web/ui/styles.ts'
import { useHome, wholePounds } from './home-data.ts'
import { HomeNumbers } from './home-numbers.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr);`
const causes = css`
  & a { display: flex; gap: var(--s4); align-items: center; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & b, & small { display: block; }
  & small { color: var(--ink-soft); font-size: var(--size-s); }
`
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

/** Causes that many support, and the way to those around somebody, which then stand in their place. */
function HomeCauses({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <section className={stack} aria-labelledby="causes">
      <div className={titled}>
        <h2 id="causes">{t('shopping-home:supported')}</h2>
        <Link to="/cause-directory">{t('shopping-home:allCauses')}</Link>
      </div>
      <NearbyCauses>
        <ul className={cx(thirds, causes)}>
          {proofs.map(({ id, cause: { name, uri, logoHttps, raised, supporters } }) => (
            <li key={id}>
              <Link to="/causes/$causeSlug" params={{ causeSlug: uri }} viewTransition onClick={carryFace}>
                <Face name={name} picture={logoHttps} />
                <span>
                  <b>{name}</b>
                  <small>{t('shopping-home:raisedBy', { amount: wholePounds(raised), count: supporters })}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </NearbyCauses>
    </section>
  )
}

/** real payments, each with its own page, beside what the site promises. Nothing where none has been made yet. */
function HomeProof({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <section className={cx(thirds, trust)} aria-labelledby="trust">
      <div className={stack}>
        <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
        <ol className={dotted}>
          {(['pending', 'confirmed', 'paid'] as const).map((stage) => (
            <li key={stage}>
              <b>{t(`shopping-home:trust.${stage}`)}</b>
              <span>{t(`shopping-home:trust.${stage}Text`)}</span>
            </li>
          ))}
        </ol>
        <p className={reading}>{t('shopping-home:cost')}</p>
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
  const { statistics, offers, payments: proofs } = useHome()
  return (
    <div id="home-parts" className={parts}>
      <HomeCauses proofs={proofs} />
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
      <section className={call} aria-labelledby="begin">
        <h2 id="begin">{t('shopping-home:begin')}</h2>
        <p>{t('shopping-home:beginText')}</p>
        <ButtonLink to="/support-a-good-cause/step-1">{t('shopping-home:step1')}</ButtonLink>
      </section>
    </div>
  )
}
