import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { bullets, card, pageBody, reading, row, stack, tightStack } from '#web/ui/styles.ts'

/** */
export function CauseLandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('registration-landing:cause.intro')}>{t('registration-landing:cause.title')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/register-your-good-cause/create">{t('registration-landing:cause.start')}</ButtonLink>
      </div>
      <section className={cx(card, tightStack, reading)} aria-label={t('registration-landing:cause.need')}>
        <h2>{t('registration-landing:cause.need')}</h2>
        <ul className={bullets}>
          <li>{t('registration-landing:cause.needNumber')}</li>
          <li>{t('registration-landing:cause.needAddress')}</li>
          <li>{t('registration-landing:cause.needPhone')}</li>
        </ul>
      </section>
    </div>
  )
}

/** */
export function BusinessLandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('registration-landing:business.intro')}>{t('registration-landing:business.title')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/register-your-business/create">{t('registration-landing:business.start')}</ButtonLink>
      </div>
    </div>
  )
}
