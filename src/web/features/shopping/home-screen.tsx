import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatMoney, formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { CategoryLinks } from '#web/shared/retailer-search/category-links.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { later } from '#web/site/later.ts'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { container, lead, stack, thirds, titled } from '#web/ui/styles.ts'
import { HomeContext, type HomeData } from './home-data.ts'
import { HomeFinder } from './home-finder.tsx'

const hero = css`
  background: var(--accent-wash); padding-block: var(--s7) var(--s8);
  & > div { display: grid; gap: var(--s5); align-items: center; }
  & > div > div { display: grid; gap: var(--s5); justify-items: start; min-inline-size: 0; }
  & > div > svg { justify-self: center; }
  @media (min-width: 1024px) { & > div { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: var(--s7); } }
  @media (max-width: 1023px) { & > div > svg { inline-size: min(100%, 20rem); } }
  & h1 { font-size: var(--size-3xl); max-inline-size: 18ch; }
`
const body = css`
  display: grid; gap: var(--s8); grid-template-columns: minmax(0, 1fr); padding-block: var(--s7) var(--s9);
`
// On phones each drawing stands beside its heading.
const steps = css`
  && { gap: var(--s5) var(--s4); } counter-reset: step;
  & > li { counter-increment: step; display: grid; gap: var(--s1) var(--s4); grid-template-columns: 6rem minmax(0, 1fr); align-items: center; align-content: start; }
  & > li > h3::before { content: counter(step) '. '; color: var(--accent); }
  @media (max-width: 639px) { & > li > p { grid-column: 1 / -1; } }
  @media (min-width: 640px) { & > li { grid-template-columns: minmax(0, 1fr); gap: var(--s2); padding-inline-end: var(--s5); } }
`
const stepScenes: SceneName[] = ['choose', 'shop', 'paid']

const HomeParts = hydrateWhenSeen(
  'home-parts',
  later(async () => (await import('./home-parts.tsx')).HomeParts, 'causes-near'),
)

export function HomeScreen(shown: HomeData) {
  const { retailers, categories, example } = shown
  return (
    <HomeContext value={shown}>
      <div className={hero}>
        <div className={container}>
          <div>
            <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
            <p className={lead}>{t('shopping-home:lead')}</p>
            <HomeFinder />
            {example && (
              <p>
                {t('shopping-home:example', {
                  shop: example.shop,
                  spend: formatPounds(example.spend),
                  net: formatPounds(example.net),
                  amount: formatMoney(example.raises),
                })}
              </p>
            )}
          </div>
          <Scene name="hero" size="wide" />
        </div>
      </div>
      <div className={cx(container, body)}>
        <section className={stack} aria-labelledby="popular">
          <div className={titled}>
            <h2 id="popular">{t('shopping-home:popular')}</h2>
            <Link to="/retailers">{t('shopping-home:allShops')}</Link>
          </div>
          <RetailerGrid retailers={retailers} />
          <CategoryLinks categories={categories} />
        </section>
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
