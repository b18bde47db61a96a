import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { DonationExample } from '#contract/content/statistics.ts'
import { formatMoney, formatPounds, formatRate } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { container, lead, stack, thirds } from '#web/ui/styles.ts'
import { HomeContext, type HomeData } from './home-data.ts'
import { HomeFinder } from './home-finder.tsx'

const hero = css`
  background: var(--accent-wash); padding-block: var(--s7) var(--s8);
  & > div { display: grid; gap: var(--s5); align-items: center; }
  & > div > div { display: grid; gap: var(--s5); justify-items: start; min-inline-size: 0; }
  & > div > :last-child { justify-items: center; gap: 0; }
  @media (min-width: 1024px) { & > div { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: var(--s7); } }
  /* On phones it ends with the street. */
  @media (max-width: 1023px) { padding-block-end: 0; & > div > :last-child > svg { inline-size: min(100%, 20rem); order: 1; margin-block: var(--s5) -18px; clip-path: inset(0 0 17px); } }
  & h1 { font-size: var(--size-3xl); max-inline-size: 18ch; }
`
// It stands before the drawing, on the ground of its street. A line leads from what is spent to what comes of it.
const order = css`
  display: grid; grid-template-columns: auto minmax(2rem, 1fr) auto; gap: var(--s3) var(--s4); align-items: end; inline-size: 100%; max-inline-size: 30rem; padding: var(--s4) var(--s5); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; transition: border-color 150ms, box-shadow 150ms;
  &:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & > :first-child { grid-column: 1 / -1; display: flex; gap: var(--s3); align-items: center; }
  & > :first-child > [data-face] { inline-size: 2.75rem; block-size: 2.75rem; }
  & b { display: block; }
  & strong { display: block; font: 600 var(--size-2xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
  & > :nth-child(4) > strong { color: var(--accent); }
  & small { color: var(--ink-soft); font-size: var(--size-s); }
  & > small { grid-column: 1 / -1; }
  & > i { position: relative; block-size: 2px; background: var(--accent); margin-block-end: calc(0.6 * var(--size-2xl)); }
  & > i::after { content: ''; position: absolute; inset-inline-end: 0; inset-block-start: -4px; inline-size: 10px; block-size: 10px; border: solid var(--accent); border-width: 2px 2px 0 0; rotate: 45deg; }
  @media (forced-colors: active) { & > i { background: CanvasText; } }
  @media (min-width: 1024px) { margin-block-start: calc(-1 * var(--s5)); }
  @media (max-width: 479px) { padding-inline: var(--s4); }
`
const body = css`
  & h2 { font-size: var(--size-2xl); }
  display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr); padding-block: var(--s7) var(--s9);
`
// On phones each drawing stands beside its words.
const steps = css`
  && { gap: var(--s5) var(--s4); } counter-reset: step;
  & > li { counter-increment: step; display: grid; gap: var(--s1) var(--s4); grid-template: auto 1fr / 5.5rem minmax(0, 1fr); }
  & > li > svg { grid-row: span 2; }
  & > li > h3::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 640px) { & > li { grid-template: none; gap: var(--s2); padding-inline-end: var(--s5); align-content: start; } & > li > svg { grid-row: auto; inline-size: 11rem; } & > li > h3 { font-size: var(--size-l); } }
`
const stepScenes: SceneName[] = ['choose', 'shop', 'paid']

const HomeParts = hydrateWhenSeen(
  'home-parts',
  lazyImport(async () => (await import('./home-parts.tsx')).HomeParts),
)

/** What one order raises: of a real shop, with the way to it. */
function Order({ shop, spend, net, raises }: DonationExample) {
  return (
    <Link to="/retailer/$retailerSlug" params={{ retailerSlug: shop.slug }} className={order}>
      <span>
        <ShopMark name={shop.name} category={shop.category} />
        <span>
          <small>{t('shopping-home:example')}</small>
          <b>{shop.name}</b>
        </span>
      </span>
      <span>
        <small>{t('shopping-home:exampleSpend')}</small>
        <strong>{formatPounds(spend)}</strong>
      </span>
      <i aria-hidden="true" />
      <span>
        <small>{t('shopping-home:exampleRaises')}</small>
        <strong>{formatMoney(raises)}</strong>
      </span>
      <small>
        {t('shopping-home:exampleOf', {
          rate: formatRate({ kind: 'percent', value: shop.rate }),
          net: formatPounds(net),
        })}
      </small>
    </Link>
  )
}

export function HomeScreen(shown: HomeData) {
  const { example } = shown
  return (
    <HomeContext value={shown}>
      <div className={hero}>
        <div className={container}>
          <div>
            <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
            <p className={lead}>{t('shopping-home:lead')}</p>
            <HomeFinder />
          </div>
          <div>
            <Scene name="hero" size="wide" />
            {example && <Order {...example} />}
          </div>
        </div>
      </div>
      <div className={cx(container, body)}>
        <section className={stack} aria-labelledby="how">
          <h2 id="how">{t('shopping-home:howTitle')}</h2>
          <ol className={cx(thirds, steps)}>
            {(['1', '2', '3'] as const).map((step, index) => (
              <li key={step}>
                <Scene name={stepScenes[index] ?? 'choose'} size="small" />
                <h3>{t(`shopping-home:step${step}`)}</h3>
                <p>{t(`shopping-home:step${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <HomeParts />
      </div>
    </HomeContext>
  )
}
