import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { later } from '#web/site/later.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { Face } from '#web/ui/face.tsx'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { container, lead, stack, thirds, titled } from '#web/ui/styles.ts'
import { HomeContext, type HomeData, wholePounds } from './home-data.ts'
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
// On phones each drawing stands beside its words.
const steps = css`
  && { gap: var(--s5) var(--s4); } counter-reset: step;
  & > li { counter-increment: step; display: grid; gap: var(--s1) var(--s4); grid-template-columns: 6rem minmax(0, 1fr); align-content: start; }
  & > li > svg { grid-row: span 2; }
  & > li > h3::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 640px) { & > li { grid-template-columns: minmax(0, 1fr); gap: var(--s2); padding-inline-end: var(--s5); } & > li > svg { grid-row: auto; } }
`
const causes = css`
  & a { display: flex; gap: var(--s4); align-items: center; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & b, & small { display: block; }
  & small { color: var(--ink-soft); font-size: var(--size-s); }
`

const stepScenes: SceneName[] = ['choose', 'shop', 'paid']

const HomeParts = hydrateWhenSeen(
  'home-parts',
  later(async () => (await import('./home-parts.tsx')).HomeParts, 'causes-near'),
)

export function HomeScreen(shown: HomeData) {
  const { payments } = shown
  return (
    <HomeContext value={shown}>
      <div className={hero}>
        <div className={container}>
          <div>
            <h1 tabIndex={-1}>{t('shopping-home:title')}</h1>
            <p className={lead}>{t('shopping-home:lead')}</p>
            <HomeFinder />
          </div>
          <Scene name="hero" size="wide" />
        </div>
      </div>
      <div className={cx(container, body)}>
        {payments.length > 0 && (
          <section className={stack} aria-labelledby="causes">
            <div className={titled}>
              <h2 id="causes">{t('shopping-home:supported')}</h2>
              <Link to="/cause-directory">{t('shopping-home:allCauses')}</Link>
            </div>
            <ul className={cx(thirds, causes)}>
              {payments.map(({ id, cause: { name, uri, logoHttps, raised, supporters } }) => (
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
          </section>
        )}
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
