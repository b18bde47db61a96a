import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, soft, stack, tightStack } from '#web/ui/styles.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'
import { StoreBadges } from './stores.tsx'

const page = css`display: grid; gap: var(--s8);`
const hero = css`
  display: grid; gap: var(--s6); align-items: center;
  & > div { display: grid; gap: var(--s5); min-inline-size: 0; }
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: var(--s7); }
`
const claim = css`padding: var(--s3) var(--s4); border-inline-start: 5px solid var(--highlight); background: var(--surface-sunk); border-radius: var(--radius); font-weight: 650;`
const points = css`
  display: grid; gap: var(--s5);
  & > li { display: grid; gap: var(--s2); align-content: start; }
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s6); }
`
export const note = css`
  display: grid; gap: var(--s2); padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-inline-start: 5px solid var(--highlight); border-radius: var(--radius); background: var(--waiting-wash);
  & > h2 { font-size: var(--size-l); }
`

/** N-024, R-034: what one can do on a phone, and the app in the stores that have it; where none has, that the site itself can be put on the home screen. */
export function AppLandingScreen() {
  const { tenant, app } = useSite()
  const values = { site: tenant.name }
  const hasApp = Object.keys(app.stores).length > 0
  return (
    <div className={cx(pageBody, page)}>
      <div className={hero}>
        <div>
          <PageHeading intro={t('shopping-app:intro', values)}>{t('shopping-app:title')}</PageHeading>
          {hasApp ? (
            <section className={stack} aria-labelledby="get">
              <div className={tightStack}>
                <h2 id="get">{t('shopping-app:get.title')}</h2>
                <p>{t('shopping-app:get.text')}</p>
              </div>
              {app.figures && <p className={claim}>{t('shopping-app:figures', { people: formatCount(app.figures.people) })}</p>}
              <StoreBadges />
              <p>
                <Link to="/{$product}-app-link" params={{ product: tenant.product }}>
                  {t('shopping-app:get.open')}
                </Link>
              </p>
            </section>
          ) : (
            <div className={note}>
              <h2>{t('shopping-app:none.title', values)}</h2>
              <p>{t('shopping-app:none.text')}</p>
            </div>
          )}
        </div>
        <PhoneDrawing />
      </div>
      <section className={stack} aria-labelledby="does">
        <h2 id="does">{t('shopping-app:does.title')}</h2>
        <ul className={points}>
          {(['1', '2', '3'] as const).map((point) => (
            <li key={point}>
              <h3>{t(`shopping-app:does.${point}.title`)}</h3>
              <p>{t(`shopping-app:does.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={stack} aria-labelledby="home-screen">
        <div className={tightStack}>
          <h2 id="home-screen">{t('shopping-app:home.title', values)}</h2>
          {hasApp && <p className={soft}>{t('shopping-app:home.also')}</p>}
        </div>
        <HomeScreenSteps />
      </section>
    </div>
  )
}
