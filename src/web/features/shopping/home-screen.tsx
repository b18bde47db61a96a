import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { DonationExample } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney, formatPounds, formatRate } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { FirstView } from '#web/ui/first-view.tsx'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PaintedScene } from '#web/ui/painted-scene.tsx'
import { container, lead } from '#web/ui/styles.ts'
import { HomeContext, type HomeData } from './home-data.ts'
import { HomeFinder } from './home-finder.tsx'

// The scene stands on the band's lower edge, and its ground goes on to both edges of the window.
const hero = css`
  background: linear-gradient(var(--accent-wash), color-mix(in srgb, var(--accent-wash) 55%, var(--surface))); overflow: clip; padding-block-start: var(--s6);
  & > div { display: grid; gap: var(--s4); }
  & > div > :first-child { position: relative; display: grid; gap: var(--s5); justify-items: start; min-inline-size: 0; padding-block-end: var(--s8); }
  & > div > svg { align-self: end; max-inline-size: 40rem; justify-self: center; }
  @media (min-width: 1024px) { & > div { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); } & > div > svg { max-inline-size: none; } }
  @media (min-width: 1280px) { & > div { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); } & > div > svg { inline-size: calc(100% + var(--s6)); } }
  @media (max-width: 1023px) { & > div { gap: var(--s7); } & > div > :first-child { padding-block-end: 0; } }
  & h1 { font-size: var(--size-3xl); max-inline-size: 18ch; }
`
// What the page claims, as one order shows it; on phones two lines, their sums below each other. At its start each, so that no face of the figures moves them.
const order = css`
  display: grid; grid-template-columns: minmax(0, auto) minmax(2rem, 3.5rem) minmax(0, auto); justify-content: space-between; gap: 0 var(--s4); inline-size: 100%; max-inline-size: 40rem; padding: var(--s3) var(--s4); border: 1px solid light-dark(transparent, color-mix(in srgb, var(--accent) 30%, transparent)); border-radius: var(--radius-card); background: light-dark(var(--surface-raised), var(--surface)); color: var(--ink); text-decoration: none;
  & > span { display: grid; align-content: start; overflow-wrap: anywhere; }
  & strong { font: 700 var(--size-2xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; }
  & > :last-child > strong { color: var(--accent); }
  & b { font-size: var(--size-s); font-weight: 500; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; color: var(--accent); }
  &:hover b { text-decoration-thickness: 2px; }
  & small { color: var(--ink-soft); font-size: var(--size-s); text-wrap: balance; }
  & > i { position: relative; align-self: start; block-size: 2px; background: var(--accent); margin-block-start: calc(1.5 * var(--size-s) + 0.6 * var(--size-2xl)); }
  & > i::after { content: ''; position: absolute; inset-inline-end: 0; inset-block-start: -4px; inline-size: 10px; block-size: 10px; border: solid var(--accent); border-width: 2px 2px 0 0; rotate: 45deg; }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    & > i { display: none; }
    & > span { grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; }
    & > span + i + span { margin-block-start: var(--s2); padding-block-start: var(--s2); border-block-start: 1px solid var(--line-soft); }
    & strong { grid-area: 1 / 2 / 3 / 3; }
  }
  @media (forced-colors: active) { & > i { background: CanvasText; } }
`
const proof = css`display: flex; gap: var(--s2); align-items: start; max-inline-size: 40rem; color: var(--positive); font-weight: 600; text-wrap: pretty; & > svg { flex: none; margin-block-start: 0.15em; stroke-width: 3; } & > a { color: inherit; text-decoration-thickness: 1px; }`
const body = css`
  & h2 { font-size: var(--size-2xl); }
  display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr); padding-block: var(--s7) var(--s9);
  @media (max-width: 767px) { gap: var(--s7); padding-block-start: var(--s6); }
`
const HomeOffers = hydrateWhenSeen(
  'home-offers',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeOffers),
  '0px 0px -50%',
)
const HomeShops = hydrateWhenSeen(
  'home-shops',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeShops),
  '0px 0px -50%',
)
const HomeHow = hydrateWhenSeen(
  'home-how',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeHow),
  '0px 0px -50%',
)
const HomeCauses = hydrateWhenSeen(
  'home-causes',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeCauses),
  '0px 0px -50%',
)
const HomeParts = hydrateWhenSeen(
  'home-parts',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeParts),
)

/** What one order raises: of a real shop, with the way to it. */
function Order({ shop, spend, net, raises }: DonationExample) {
  return (
    <Link to="/retailer/$retailerSlug" params={{ retailerSlug: shop.slug }} className={order}>
      <span>
        <small>{t('shopping-home:exampleSpend')}</small>
        <strong>{formatPounds(spend)}</strong>
        <b>{t('shopping-home:exampleAt', { shop: shop.name })}</b>
      </span>
      <i aria-hidden="true" />
      <span>
        <small>{t('shopping-home:exampleRaises')}</small>
        <strong>{formatMoney(raises)}</strong>
        <small>
          {t('shopping-home:exampleOf', {
            rate: formatRate({ kind: 'percent', value: shop.rate }),
            net: formatPounds(net),
          })}
        </small>
      </span>
    </Link>
  )
}

export function HomeScreen(shown: HomeData) {
  const { example, payments } = shown
  const [proven] = payments
  return (
    <HomeContext value={shown}>
      <div className={hero}>
        <div className={container}>
          <div>
            <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
            <FirstView className={lead}>{t('shopping-home:lead')}</FirstView>
            <HomeFinder />
            {example && <Order {...example} />}
            {proven && (
              <p className={proof}>
                <Icon name="tick" />
                <Link to="/causes/$causeSlug" params={{ causeSlug: proven.cause.uri }}>
                  {t('shopping-home:paidTo', {
                    amount: formatMoney(proven.pence),
                    cause: proven.cause.name,
                    day: formatDay(proven.paidOn),
                  })}
                </Link>
              </p>
            )}
          </div>
          <PaintedScene name="hero" box="0 0 640 480" />
        </div>
      </div>
      <div className={cx(container, body)}>
        <HomeOffers />
        <HomeHow />
        <HomeShops />
        <HomeCauses />
        <HomeParts />
      </div>
    </HomeContext>
  )
}
