import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { card, pageBody, stack, tightStack } from '#web/ui/styles.ts'
import { HowExample } from './how-example.tsx'

// One column in the middle of the page: pictures take turns left and right, so close that two steps are read as one way.
const middle = css`
  max-inline-size: 56rem; margin-inline: auto;
`
const way = css`
  display: grid; gap: var(--s5); counter-reset: step;
  & > li { display: grid; gap: var(--s3); grid-template-columns: 5rem minmax(0, 1fr); align-items: center; counter-increment: step; }
  & > li > div { display: grid; gap: var(--s2); }
  & h2 { font-size: var(--size-l); }
  & h2::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 768px) { gap: var(--s3); & h2 { font-size: var(--size-xl); } & > li { grid-template-columns: 11rem minmax(0, 1fr); gap: var(--s6); } & > li:nth-child(even) { grid-template-columns: minmax(0, 1fr) 11rem; } & > li:nth-child(even) > svg { order: 1; } }
`
const end = css`
  display: grid; gap: var(--s4); justify-items: center; text-align: center; padding: var(--s7) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
`
const drawn: SceneName[] = ['choose', 'shop', 'no-claims', 'no-statements', 'arrived']

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack, middle)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
      <HowExample />
      <ol className={way}>
        {(['1', '2', '3', '4', '5'] as const).map((step, index) => (
          <li key={step}>
            <Scene name={drawn[index] ?? 'choose'} />
            <div>
              <h2>{t(`content-how:step${step}`)}</h2>
              <p>{t(`content-how:step${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className={cx(card, tightStack)} aria-labelledby="pays">
        <h2 id="pays">{t('content-how:pays')}</h2>
        <p>{t('content-how:paysText')}</p>
        <p>
          <Link to="/our-fees-explained">{t('content-how:fees')}</Link>
        </p>
      </section>
      <div className={end}>
        <h2>{t('content-how:end')}</h2>
        <ButtonLink to="/support-a-good-cause/step-1">{t('content-how:start')}</ButtonLink>
      </div>
    </div>
  )
}
