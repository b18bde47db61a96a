import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

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
