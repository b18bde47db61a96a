import { css, cx } from '@linaria/core'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { belowTheFold, container, lead, stack } from '#web/ui/styles.ts'
import { HomeNumbers, type Statistics } from './home-numbers.tsx'

const hero = css`
  background: var(--accent-wash); padding-block: var(--s7) var(--s8);
  & > div { display: grid; gap: var(--s5); align-items: center; }
  & > div > div { display: grid; gap: var(--s5); justify-items: start; min-inline-size: 0; }
  & > div > svg { justify-self: center; }
  @media (min-width: 1024px) { & > div { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: var(--s7); } }
  @media (max-width: 1023px) { & > div > svg { inline-size: min(100%, 20rem); } }
  & h1 { font-size: var(--size-3xl); max-inline-size: 18ch; }
  & search { inline-size: 100%; max-inline-size: 40rem; }
`
const steps = css`
  display: grid; gap: var(--s5); counter-reset: step;
  @media (min-width: 768px) { grid-template-columns: repeat(3, 1fr); gap: var(--s6); }
  & > li { display: grid; gap: var(--s2); align-content: start; }
`
const section = css`
  padding-block: var(--s7) 0;
`
const bottom = css`padding-block-end: var(--s9);`

export interface HomeData {
  statistics: Statistics | null
  retailers: RetailerCard[]
}

const stepScenes: SceneName[] = ['choose', 'shop', 'paid']

export function HomeScreen({ statistics, retailers }: HomeData) {
  return (
    <>
      <div className={hero}>
        <div className={container}>
          <div>
            <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
            <p className={lead}>{t('shopping-home:lead')}</p>
            <HeaderSearch isLarge />
          </div>
          <Scene name="hero" size="wide" />
        </div>
      </div>
      <div className={cx(container, bottom)}>
        <section className={cx(section, stack)} aria-labelledby="how">
          <h2 id="how">{t('shopping-home:howTitle')}</h2>
          <ol className={steps}>
            {(['1', '2', '3'] as const).map((step, index) => (
              <li key={step}>
                <Scene name={stepScenes[index] ?? 'choose'} size="small" />
                <h3>{t(`shopping-home:step${step}`)}</h3>
                <p>{t(`shopping-home:step${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <HomeNumbers statistics={statistics} />
        <section className={cx(section, stack, belowTheFold)} aria-labelledby="popular">
          <h2 id="popular">{t('shopping-home:popular')}</h2>
          <RetailerGrid retailers={retailers} />
          <div>
            <ButtonLink to="/retailers" kind="secondary">
              {t('shopping-home:allShops')}
            </ButtonLink>
          </div>
        </section>
        <section className={cx(section, stack)} aria-labelledby="trust">
          <h2 id="trust">{t('shopping-home:trustTitle')}</h2>
          <p className={lead}>{t('shopping-home:trust')}</p>
        </section>
      </div>
    </>
  )
}
