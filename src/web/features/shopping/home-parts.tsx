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
import { Face } from '#web/ui/face.tsx'
import { card, dotted, reading, stack, thirds, titled } from '#web/ui/styles.ts'
import { useHome, wholePounds } from './home-data.ts'
import { HomeNumbers } from './home-numbers.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr);`
const call = css`
  display: grid; gap: var(--s4); justify-items: center; text-align: center; padding: var(--s7) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
`

// From edge to edge of the window, with no more room than its own.
const proof = css`
  display: grid; gap: var(--s6); padding-block: var(--s7); border-image: conic-gradient(var(--accent-wash) 0 0) fill 0 / 0 / 0 100vw;
  & > dl, & > section:first-child { padding-block-end: var(--s6); border-block-end: 1px solid var(--line-soft); }
`
// Where there is room, the line goes across.
const stages = css`
  @media (min-width: 768px) {
    && { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--s4); }
    && > * { padding: var(--s6) var(--s6) 0 0; align-content: start; }
    && > ::before { inset: 2px auto auto 0; }
    && > ::after { inset: 8px calc(-1 * var(--s4)) auto 14px; inline-size: auto; block-size: 2px; background: var(--line); }
  }
  @media (min-width: 768px) and (forced-colors: active) { && > ::after { border: 0; border-block-start: 2px solid CanvasText; } }
`
// The amount is what counts: it stands large below who has it.
const payments = css`
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); align-content: space-between; align-items: center; }
  & [data-face] { inline-size: 2.75rem; block-size: 2.75rem; font-size: 1rem; }
  & > li > a { padding-block: 2px; line-height: 1.3; font-weight: 650; color: var(--ink); text-decoration: none; }
  & > li > a:hover { text-decoration: underline; }
  & p { grid-column: 1 / -1; }
  & strong { display: block; font: 600 var(--size-2xl) / 1.2 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
  & p > a { display: inline-flex; align-items: center; min-block-size: 28px; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  @media (max-width: 639px) { & > li { padding: var(--s4); } }
`

/** what becomes of every donation, and below it real payments, each with its own page. The stages stand apart from the payments: they aren’t theirs. */
function HomeProof({ proofs }: { proofs: readonly PaymentProof[] }) {
  return (
    <section className={stack} aria-labelledby="trust">
      <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
      <ol className={cx(dotted, stages)}>
        {(['pending', 'confirmed', 'paid'] as const).map((stage) => (
          <li key={stage}>
            <b>{t(`shopping-home:trust.${stage}`)}</b>
            <span>{t(`shopping-home:trust.${stage}Text`)}</span>
          </li>
        ))}
      </ol>
      <p className={reading}>{t('shopping-home:cost')}</p>
      <div className={titled}>
        {proofs.length > 0 && <h3 id="payments">{t('shopping-home:payments')}</h3>}
        <Link to="/cause-directory">{t('shopping-home:allCauses')}</Link>
      </div>
      {proofs.length > 0 && (
        <ul className={cx(thirds, payments)} aria-labelledby="payments">
          {proofs.map(({ id, cause: { name, uri, logoHttps, raised, supporters }, pence, paidOn }) => (
            <li key={id} className={card}>
              <Face name={name} picture={logoHttps} />
              <Link to="/causes/$causeSlug" params={{ causeSlug: uri }}>
                {name}
              </Link>
              <p>
                <strong>{formatMoney(pence)}</strong>
                <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: uri, paymentId: id }}>
                  {t('shopping-home:received', { day: formatDay(paidOn) })}
                </Link>
                <small>{t('shopping-home:raisedBy', { amount: wholePounds(raised), count: supporters })}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What stands below the first look: what has come of it all, shops, and the way to begin. */
export function HomeParts() {
  const { statistics, retailers, categories, offers, payments: proofs } = useHome()
  return (
    <div id="home-parts" className={parts}>
      <div className={proof}>
        <HomeNumbers statistics={statistics} />
        <HomeProof proofs={proofs} />
      </div>
      <section className={stack} aria-labelledby="popular">
        <div className={titled}>
          <h2 id="popular">{t('shopping-home:popular')}</h2>
          <Link to="/retailers">{t('shopping-home:allShops')}</Link>
        </div>
        <RetailerGrid retailers={retailers} />
        <CategoryLinks categories={categories} />
      </section>
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
