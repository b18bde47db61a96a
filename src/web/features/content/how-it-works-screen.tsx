import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'
import { HowExample } from './how-example.tsx'

const way = css`
  display: grid; gap: var(--s6); counter-reset: step; max-inline-size: 56rem;
  & > li { display: grid; gap: var(--s3); counter-increment: step; }
  & > li > div { display: grid; gap: var(--s2); align-content: center; }
  & h2::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 768px) { & > li { grid-template-columns: 15rem minmax(0, 1fr); gap: var(--s6); } & > li:nth-child(even) { grid-template-columns: minmax(0, 1fr) 15rem; } & > li:nth-child(even) > svg { order: 1; } }
`
const drawn: SceneName[] = ['choose', 'shop', 'no-claims', 'no-statements', 'arrived']

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
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
      <HowExample />
      <div className={row}>
        <ButtonLink to="/create-an-account">{t('shell:signUp')}</ButtonLink>
      </div>
    </div>
  )
}
