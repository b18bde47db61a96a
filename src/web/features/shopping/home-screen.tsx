import { css, cx } from '@linaria/core'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { belowTheFold, container, lead, stack } from '#web/ui/styles.ts'
import { HomeNumbers, type Statistics } from './home-numbers.tsx'

const hero = css`
  background: var(--accent-wash); padding-block: var(--s7) var(--s8);
  & > div { display: grid; gap: var(--s5); justify-items: start; }
  & h1 { font-size: var(--size-3xl); max-inline-size: 18ch; }
  & search { inline-size: 100%; max-inline-size: 40rem; }
`
const steps = css`
  display: grid; gap: var(--s5); counter-reset: step;
  @media (min-width: 768px) { grid-template-columns: repeat(3, 1fr); gap: var(--s6); }
  & > li { display: grid; gap: var(--s2); align-content: start; }
  & svg { inline-size: 40px; block-size: 40px; color: var(--accent); stroke-width: 1.6; }
`
const section = css`
  padding-block: var(--s7) 0;
`
const bottom = css`padding-block-end: var(--s9);`

export interface HomeData {
  statistics: Statistics | null
  retailers: RetailerCard[]
}

const stepIcons: IconName[] = ['heart', 'basket', 'bank']

export function HomeScreen({ statistics, retailers }: HomeData) {
  return (
    <>
      <div className={hero}>
        <div className={container}>
          <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
          <p className={lead}>{t('shopping-home:lead')}</p>
          <HeaderSearch isLarge />
        </div>
      </div>
      <div className={cx(container, bottom)}>
        <section className={cx(section, stack)} aria-labelledby="how">
          <h2 id="how">{t('shopping-home:howTitle')}</h2>
          <ol className={steps}>
            {(['1', '2', '3'] as const).map((step, index) => (
              <li key={step}>
                <Icon name={stepIcons[index] ?? 'heart'} />
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
