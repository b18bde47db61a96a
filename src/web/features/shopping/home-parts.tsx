import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#contract/money.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { OfferCards } from '#web/shared/retailer-search/offer-cards.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, soft, stack, titled } from '#web/ui/styles.ts'
import { type HomeData, useHome } from './home-data.ts'
import { HomeNumbers } from './home-numbers.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr);`
// From edge to edge of the window.
const band = css`padding-block: var(--s7); background: var(--band); border-image: conic-gradient(var(--band) 0 0) fill 0 / 0 / 0 100vw;`
// What has come of it all, and beside it what proves it.
const proof = css`
  --band: var(--accent-wash); display: grid; gap: var(--s6) var(--s8); grid-template-columns: minmax(0, 1fr); align-items: center;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); padding-block: var(--s8); }
`
const said = css`text-wrap: pretty;`
// As a bank would write it: who, when, and at the edge how much. The whole row is pressed.
const ledger = css`
  padding-block-end: var(--s2);
  & li { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; padding-block: var(--s4); border-block-start: 1px solid var(--line-soft); }
  & li > [data-face] { grid-row: 1 / span 2; inline-size: 2.75rem; block-size: 2.75rem; font-size: 1rem; }
  & li > p { font-size: var(--size-s); color: var(--ink-soft); }
  & li > strong { font: 600 var(--size-xl) / 1.2 var(--display); color: var(--accent); font-variant-numeric: tabular-nums; }
  & li > b { font-weight: 650; line-height: 1.3; & > a { display: inline-block; padding-block: 3px; } & > a::after { content: ''; position: absolute; inset: 0; } }
  & strong, & small { text-align: end; font-variant-numeric: tabular-nums; }
  & small { font-size: var(--size-s); color: var(--ink-soft); }
  @media (max-width: 639px) {
    padding: var(--s4) var(--s4) 0;
    & li { gap: 0 var(--s3); }
    & li > b { grid-column: 2 / -1; }
    & li > p { grid-area: 2 / 2; }
    & li > strong { grid-area: 2 / 3; font-size: 1.125rem; }
    & li > [data-face] { inline-size: 2.5rem; block-size: 2.5rem; }
    & small { display: none; }
  }
`
// One place for all of them; on phones one line each.
const offered = css`
  padding: var(--s5); border-radius: var(--radius-card); background: light-dark(var(--waiting-wash), var(--surface-raised));
  & > ul > li > a { padding: 0; border: 0; background: none; }
  & > ul > li > a:hover { box-shadow: none; text-decoration: underline; }
  @media (min-width: 768px) { & > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } & > ul > li + li { border-inline-start: 1px solid var(--line-soft); padding-inline-start: var(--s5); } }
  @media (max-width: 767px) {
    margin-inline: calc(-1 * var(--s4)); padding-inline: var(--s4); border-radius: 0; gap: var(--s3);
    & > ul { gap: 0; }
    & > ul > li { padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); }
    & > ul > li > a { display: block; position: relative; min-block-size: 3.25rem; padding-inline-start: calc(3.25rem + var(--s3)); }
    & [data-face] { position: absolute; inset-inline-start: 0; inset-block-start: 0; }
    & > ul > li > a > span > strong { font: inherit; font-weight: 650; }
    & small { margin-block-start: 0; }
  }
`
// The end of the page is the way to begin.
const call = css`
  --band: light-dark(var(--accent), var(--accent-wash)); --on: light-dark(var(--accent-ink), var(--ink)); --drawn: light-dark(var(--accent-ink), var(--accent));
  display: grid; gap: var(--s5); margin-block-end: calc(-1 * var(--s9)); padding-block-end: 0; color: var(--on);
  & > div { display: grid; gap: var(--s4); justify-items: start; align-content: center; padding-block-end: var(--s5); }
  & h2 { font-size: var(--size-3xl); }
  & p { font-size: var(--size-l); }
  & > svg { --accent: var(--drawn); --surface-raised: var(--band); --scene-tint: var(--shade); stroke-width: 1.5; inline-size: 18rem; align-self: end; justify-self: center; margin-block-end: -2.295rem; clip-path: inset(0 0 17%); }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); & > div { padding-block-end: var(--s7); } & > svg { inline-size: 26rem; margin-block-end: -3.315rem; justify-self: end; } }
`

/** what has come of it all, what becomes of every donation, and real payments, whose causes list them with a page for each. */
function HomeProof({ statistics, payments }: Pick<HomeData, 'statistics' | 'payments'>) {
  return (
    <section className={cx(band, proof)} aria-labelledby="trust">
      <div className={stack}>
        <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
        <HomeNumbers statistics={statistics} />
        <p className={said}>{t('shopping-home:trustText')}</p>
        <p className={cx(soft, said)}>{t('shopping-home:cost')}</p>
      </div>
      {payments.length > 0 && (
        <div className={cx(card, ledger)}>
          <div className={titled}>
            <h3 id="payments">{t('shopping-home:payments')}</h3>
            <Link to="/cause-directory">{t('shopping-home:allCauses')}</Link>
          </div>
          <ul aria-labelledby="payments">
            {payments.map(({ id, cause: { name, uri, logoHttps, raised }, pence, paidOn }) => (
              <li key={id}>
                <Face name={name} picture={logoHttps} />
                <b>
                  <Link to="/causes/$causeSlug" params={{ causeSlug: uri }}>
                    {name}
                  </Link>
                </b>
                <strong>{formatMoney(pence)}</strong>
                <p>{t('shopping-home:received', { day: formatDay(paidOn) })}</p>
                <small>{t('shopping-home:inAll', { amount: formatMoney(raised) })}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** What stands below the first look: what has come of it all, shops, and the way to begin. */
export function HomeParts() {
  const { statistics, retailers, categories, offers, payments } = useHome()
  return (
    <div id="home-parts" className={parts}>
      <HomeProof statistics={statistics} payments={payments} />
      <section className={stack} aria-labelledby="popular">
        <div className={titled}>
          <h2 id="popular">{t('shopping-home:popular')}</h2>
          <Link to="/retailers">{t('shopping-home:allShops')}</Link>
        </div>
        <RetailerGrid retailers={retailers} />
        <CategoryLinks categories={categories} />
      </section>
      {offers.length > 0 && (
        <section className={cx(stack, offered)} aria-labelledby="offers">
          <div className={titled}>
            <h2 id="offers">{t('shopping-home:offers')}</h2>
            <Link to="/offers/trending-offers">{t('shopping-home:allOffers')}</Link>
          </div>
          <OfferCards retailers={offers} />
        </section>
      )}
      <section className={cx(band, call)} aria-labelledby="begin">
        <div>
          <h2 id="begin">{t('shopping-home:begin')}</h2>
          <p>{t('shopping-home:beginText')}</p>
          <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
            {t('shopping-home:step1')}
          </ButtonLink>
        </div>
        <Scene name="community" size="large" />
      </section>
    </div>
  )
}
