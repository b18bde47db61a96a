import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import pin from 'lucide/dist/esm/icons/map-pin.mjs'
import { prefixOf } from '#contract/causes/directory.ts'
import { formatMoney } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { CategoryLinks, chips } from '#web/shared/retailer-search/category-links.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PaintedScene } from '#web/ui/painted-scene.tsx'
import { bandBelowTheFold, belowTheFold, offered, soft, stack, thirds, tightStack, titled } from '#web/ui/styles.ts'
import { useHome } from './home-data.ts'
import { HomeProof, Payments } from './home-proof.tsx'

const parts = css`display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr); @media (max-width: 767px) { gap: var(--s7); }`
// From edge to edge of the window.
const band = css`--band: var(--accent-wash); padding-block: var(--s7); background: var(--band); border-image: conic-gradient(var(--band) 0 0) fill 0 / 0 / 0 100vw;`
// Who gives more for a while, what shops always give, and what they sell: all in the same columns, whole rows of each, and on phones some fewer.
const shops = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr);
  & > section { gap: var(--s3); }
  && > :last-child > h2 { font-size: var(--size-l); }
  @media (min-width: 768px) { & > section > ul { grid-auto-rows: 1fr; } }
  @media (min-width: 1040px) { & > [aria-labelledby='offers'] > ul > :nth-child(4) { display: none; } }
  @media (max-width: 767px) { gap: var(--s6); & > section { gap: var(--s1); } & > [aria-labelledby='popular'] > ul > :nth-child(n + 5), & > [aria-labelledby='offers'] > ul > :nth-child(4) { display: none; } }
`
const said = css`max-inline-size: 44rem; text-wrap: pretty;`
// Three drawings on three grounds, from one to the next. On phones each stands beside its words.
const steps = css`
  && { gap: var(--s5) var(--s4); } counter-reset: step;
  & > li { counter-increment: step; display: grid; gap: var(--s1) var(--s4); grid-template: auto 1fr / 6.5rem minmax(0, 1fr); }
  & > li > :first-child { grid-row: span 2; block-size: 5.25rem; overflow: hidden; border-radius: var(--radius-card); background: linear-gradient(var(--accent-wash), color-mix(in srgb, var(--accent-wash) 45%, var(--surface))); & > svg { block-size: 100%; } }
  & > li > h3::before { content: counter(step) '. '; color: var(--accent); }
  & > li > p { color: var(--ink-soft); text-wrap: pretty; }
  @media (min-width: 640px) {
    & > li { grid-template: none; gap: var(--s2); align-content: start; & > h3 { font-size: var(--size-l); } }
    & > li > :first-child { grid-row: auto; block-size: 12rem; margin-block-end: var(--s2); }
  }
`
const stepScenes = ['step-choose', 'step-shop', 'step-paid'] as const
const ends = css`margin-block-start: calc(-1 * var(--s8));`

// A question of its own, between what the causes are and whom has been paid.
const near = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; padding: var(--s4) var(--s5); border-radius: var(--radius-card); background: var(--accent-wash);
  & > label { display: flex; gap: var(--s2); align-items: center; flex: 1 1 16rem; font: 600 var(--size-l) / 1.3 var(--display); & > svg { flex: none; color: var(--accent); } }
  & > div { display: flex; gap: var(--s3); flex: 1 1 20rem; }
  & > section { flex: 1 1 100%; display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr); }
  & input { flex: 1 1 10rem; min-block-size: 48px; min-inline-size: 0; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); }
  & input:hover { border-color: var(--ink-soft); }
  @media (max-width: 767px) { padding: var(--s4); & > label { flex-basis: 100%; } }
`
// Those of one place, each pressed as a whole.
const local = css`
  & > li { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-content: center; align-items: center; padding: var(--s3) var(--s4); border-radius: var(--radius-card); background: var(--surface-raised); line-height: 1.35; overflow-wrap: anywhere; }
  & > li:hover { box-shadow: var(--shadow); & > a { text-decoration: underline; } }
  & [data-face] { grid-row: span 2; inline-size: 3rem; block-size: 3rem; }
  & a { color: var(--ink); font-weight: 650; text-decoration: none; &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; } }
  & small { font-size: var(--size-s); color: var(--ink-soft); }
`
// The whole tile is pressed: a drawing, and below it the word.
const kinds = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(4, minmax(0, 1fr));
  & a { display: grid; gap: var(--s2); justify-items: center; padding-block-end: var(--s3); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); color: var(--ink); font-weight: 650; text-decoration: none; overflow: hidden; }
  & a:hover { border-color: var(--accent); box-shadow: var(--shadow); text-decoration: underline; }
  & svg { aspect-ratio: 16 / 9; }
  @media (max-width: 639px) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s3); }
`

/** Shops that give more for a while: how much, until when, and what it usually is. */
export function HomeOffers() {
  const { offers } = useHome()
  if (offers.length === 0) return null
  return (
    <div id="home-offers" className={shops}>
      <section className={cx(stack, offered)} aria-labelledby="offers">
        <div className={titled}>
          <h2 id="offers">{t('shopping-home:offers')}</h2>
          <Link to="/offers/trending-offers">{t('shopping-home:allOffers')}</Link>
        </div>
        <RetailerGrid retailers={soonestFirst(offers)} />
      </section>
    </div>
  )
}

/** Shops that people like, and by what they sell. */
export function HomeShops() {
  const { retailers, categories } = useHome()
  return (
    <div id="home-shops" className={cx(shops, belowTheFold)}>
      <section className={stack} aria-labelledby="popular">
        <div className={titled}>
          <h2 id="popular">{t('shopping-home:popular')}</h2>
          <Link to="/retailers">{t('shopping-home:allShops')}</Link>
        </div>
        <RetailerGrid retailers={retailers} />
      </section>
      <div className={tightStack}>
        <h2>{t('shopping-home:categories')}</h2>
        <CategoryLinks categories={categories} />
      </div>
    </div>
  )
}

/** By the day on which they end; one without a day comes last. */
const soonestFirst = (offers: readonly RetailerCard[]) =>
  offers.toSorted((one, other) => (one.bestRate.increasedUntil ?? '9').localeCompare(other.bestRate.increasedUntil ?? '9'))

/** How it works, in three steps. */
export function HomeHow() {
  return (
    <section id="home-how" className={cx(stack, belowTheFold)} aria-labelledby="how">
      <div className={tightStack}>
        <h2 id="how">{t('shopping-home:howTitle')}</h2>
        <p className={cx(soft, said)}>
          {t('shopping-home:cost')} <Link to="/our-fees-explained">{t('shopping-home:fees')}</Link>
        </p>
      </div>
      <ol className={cx(thirds, steps)}>
        {(['1', '2', '3'] as const).map((step, index) => (
          <li key={step}>
            <div>
              <PaintedScene name={stepScenes[index] ?? 'step-choose'} />
            </div>
            <h3>{t(`shopping-home:step${step}`)}</h3>
            <p>{t(`shopping-home:step${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const shownKinds = ['charity', 'school', 'club', 'group'] as const

/** Causes that have just been paid, by name, and the kinds that most people look for, each the way to those that are here, and to those near somebody; where none has been paid yet, the kinds are drawn. The directory has all of them. */
export function HomeCauses() {
  const { payments, near: example } = useHome()
  const isPaid = payments.length > 0
  return (
    <section id="home-causes" className={cx(stack, belowTheFold)} aria-labelledby="kinds">
      <div className={titled}>
        <h2 id="kinds">{t('shopping-home:kinds')}</h2>
        <Link to="/cause-directory">{t('shopping-home:allCauses')}</Link>
      </div>
      <ul className={isPaid ? chips : kinds}>
        {shownKinds.map((kind) => (
          <li key={kind}>
            <Link to="/cause-directory/$prefix" params={{ prefix: prefixOf({ by: 'kind', kind }) }}>
              {!isPaid && <CauseCover name={t(`shopping-home:kind.${kind}`)} kind={kind} picture={null} />}
              {t(`shopping-home:kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
      {/* The directory finds them, without a script too. */}
      <form action="/cause-directory" className={near}>
        <label htmlFor="near">
          <Icon drawing={pin} />
          {t('shopping-home:near')}
        </label>
        <div>
          <input
            id="near"
            name="near"
            placeholder={t('shopping-home:nearPlace')}
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
          <Button type="submit" kind="secondary">
            {t('shopping-home:nearFind')}
          </Button>
        </div>
        {example && (
          <section aria-labelledby="near-in">
            <div className={titled}>
              <h3 id="near-in">{t('shopping-home:nearIn', { place: example.place })}</h3>
              <Link to="/cause-directory/$prefix" params={{ prefix: example.prefix }}>
                {t('shopping-home:nearAll', { place: example.place })}
              </Link>
            </div>
            <ul className={cx(thirds, local)}>
              {example.causes.map(({ name, uri, logoHttps, raised }) => (
                <li key={uri}>
                  <Face name={name} picture={logoHttps} isFarDown />
                  <Link to="/causes/$causeSlug" params={{ causeSlug: uri }}>
                    {name}
                  </Link>
                  <small>
                    {raised > 0 ? t('shopping-home:nearRaised', { amount: formatMoney(raised) }) : t('shopping-home:nearFirst')}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
      {isPaid && <Payments payments={payments} />}
    </section>
  )
}

/** What stands below all of it: what has come of it, and the way to begin. */
export function HomeParts() {
  return (
    <div id="home-parts" className={cx(parts, bandBelowTheFold)}>
      <HomeProof className={band} />
      <CallBand title={t('shopping-home:begin')} text={t('shopping-home:beginText')} className={ends}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('shopping-home:step1')}
        </ButtonLink>
        <Link to="/register-your-good-cause">{t('shopping-home:beginCause')}</Link>
      </CallBand>
    </div>
  )
}
