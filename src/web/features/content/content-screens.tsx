import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf, titleOfTerms } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, row, soft, stack } from '#web/ui/styles.ts'

const numbered = css`
  display: grid; gap: var(--s4); list-style: decimal; padding-inline-start: 1.4em;
  & ::marker { color: var(--ink-soft); }
`

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
