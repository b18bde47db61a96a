import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf, titleOfTerms } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { pageBody, reading, row, soft, stack } from '#web/ui/styles.ts'

const numbered = css`
  display: grid; gap: var(--s4); list-style: decimal; padding-inline-start: 1.4em;
  & ::marker { color: var(--ink-soft); }
`

const way = css`
  display: grid; gap: var(--s6); counter-reset: step; max-inline-size: 56rem;
  & > li { display: grid; gap: var(--s3); counter-increment: step; }
  & > li > div { display: grid; gap: var(--s2); align-content: center; }
  & h2::before { content: counter(step) '. '; color: var(--accent); }
  @media (min-width: 768px) { & > li { grid-template-columns: 15rem minmax(0, 1fr); gap: var(--s6); } & > li:nth-child(even) { grid-template-columns: minmax(0, 1fr) 15rem; } & > li:nth-child(even) > svg { order: 1; } }
`
const drawn: SceneName[] = ['choose', 'shop', 'no-claims', 'no-statements', 'arrived']

/** Shown where a page's flow is still to be built: honest, and with ways on. */
export function PendingScreen({ id }: { id: string }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content:pending.text')}>{titleOf(id)}</PageHeading>
      <div className={row}>
        <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
        <ButtonLink to="/retailers" kind="secondary">
          {t('content:pending.shops')}
        </ButtonLink>
      </div>
    </div>
  )
}

export function TermsScreen({ type, body, version }: { type: string; body: string[]; version: string }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading>{titleOfTerms(type)}</PageHeading>
      <p className={soft}>{t('content:terms.version', { version })}</p>
      <ol className={cx(numbered, reading)}>
        {body.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  )
}

export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content:how.intro')}>{titleOf('R-119')}</PageHeading>
      <ol className={way}>
        {(['1', '2', '3', '4', '5'] as const).map((step, index) => (
          <li key={step}>
            <Scene name={drawn[index] ?? 'choose'} />
            <div>
              <h2>{t(`content:how.step${step}`)}</h2>
              <p>{t(`content:how.step${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={row}>
        <ButtonLink to="/create-an-account">{t('shell:signUp')}</ButtonLink>
      </div>
    </div>
  )
}

export function LandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content:support.intro')}>{titleOf('R-031')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/support-a-good-cause/step-1">{t('content:support.start')}</ButtonLink>
        <ButtonLink to="/login/{-$provider}" params={{}} kind="quiet">
          {t('content:support.haveAccount')}
        </ButtonLink>
      </div>
    </div>
  )
}
