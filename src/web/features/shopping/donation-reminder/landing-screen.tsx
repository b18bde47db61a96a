import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Offer } from './offer.tsx'
import { ShopDrawing } from './shop-drawing.tsx'

const page = css`display: grid; gap: var(--s8);`
const hero = css`
  display: grid; gap: var(--s6); align-items: start;
  & > div { display: grid; gap: var(--s5); min-inline-size: 0; }
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--s7); }
`
const claim = css`padding: var(--s3) var(--s4); border-inline-start: 5px solid var(--highlight); background: var(--surface-sunk); border-radius: var(--radius); font-weight: 650;`
const steps = css`
  display: grid; gap: var(--s5); counter-reset: step;
  & > li { display: grid; gap: var(--s2); align-content: start; padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); counter-increment: step; }
  & > li::before { content: counter(step); font: 600 var(--size-2xl)/1 var(--display); color: var(--accent); }
  @media (min-width: 768px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s6); }
`
const points = css`
  display: grid; gap: var(--s4);
  & > li { display: flex; gap: var(--s3); align-items: flex-start; }
  & > li > svg { color: var(--positive); margin-block-start: 0.15em; }
`
const sides = css`
  display: grid; gap: var(--s6);
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s7); }
`
const asked = css`
  display: grid; gap: var(--s4);
  & > div { padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); }
  & dt { font-weight: 650; }
`
const list = css`border-block-end: 1px solid var(--line-soft); max-inline-size: 48rem;`

const three = ['1', '2', '3'] as const

/** N-023, R-036: what it does, how it looks, what it sees, and the way to this browser's guide. */
export function ReminderLandingScreen() {
  const { reminder, tenant } = useSite()
  const { figures, stores } = reminder
  return (
    <div className={cx(pageBody, page)}>
      <div className={hero}>
        <div>
          <PageHeading intro={t(Object.keys(stores).length === 0 ? 'shopping-reminder:notYet' : 'shopping-reminder:intro')}>
            {t('shopping-reminder:title')}
          </PageHeading>
          {figures && (
            <p className={claim}>
              {t('shopping-reminder:figures', {
                sites: formatCount(figures.sites),
                people: formatCount(figures.people),
              })}
            </p>
          )}
          <Offer />
        </div>
        <ShopDrawing />
      </div>
      <section className={stack} aria-labelledby="how">
        <h2 id="how">{t('shopping-reminder:how.title')}</h2>
        <ol className={steps}>
          {three.map((step) => (
            <li key={step}>
              <h3>{t(`shopping-reminder:how.${step}.title`)}</h3>
              <p>{t(`shopping-reminder:how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={sides}>
        <section className={stack} aria-labelledby="privacy">
          <h2 id="privacy">{t('shopping-reminder:privacy.title')}</h2>
          <ul className={points}>
            {three.map((point) => (
              <li key={point}>
                <Icon name="tick" />
                <div className={tightStack}>
                  <h3>{t(`shopping-reminder:privacy.${point}.title`)}</h3>
                  <p>{t(`shopping-reminder:privacy.${point}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className={stack} aria-labelledby="permissions">
          <div className={tightStack}>
            <h2 id="permissions">{t('shopping-reminder:permissions.title')}</h2>
            <p className={soft}>{t('shopping-reminder:permissions.intro')}</p>
          </div>
          <dl className={asked}>
            {(['shops', 'site', 'storage'] as const).map((name) => (
              <div key={name} className={tightStack}>
                <dt>{t(`shopping-reminder:permissions.${name}.name`, { site: tenant.name })}</dt>
                <dd>{t(`shopping-reminder:permissions.${name}.why`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className={stack} aria-labelledby="questions">
        <h2 id="questions">{t('shopping-reminder:questions.title')}</h2>
        <div className={list}>
          {(['1', '2', '3', '4', '5'] as const).map((number) => (
            <Collapsible key={number} title={t(`shopping-reminder:questions.${number}.question`)}>
              <p className={reading}>{t(`shopping-reminder:questions.${number}.answer`)}</p>
            </Collapsible>
          ))}
        </div>
        <p>
          <Link to="/donation-reminder/uninstall">{t('shopping-reminder:tellUs')}</Link>
        </p>
      </section>
    </div>
  )
}
