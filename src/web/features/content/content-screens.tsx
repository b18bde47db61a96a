import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

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
