import '../../i18n/business-registration.words.ts'
import '../../i18n/cause-registration.words.ts'
import { cx } from '@linaria/core'
import { t } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { bullets, card, pageBody, reading, row, stack, tightStack } from '../../ui/styles.ts'

/** */
export function CauseLandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('cause-registration:landing.intro')}>{t('cause-registration:landing.title')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/register-your-good-cause/create">{t('cause-registration:landing.start')}</ButtonLink>
      </div>
      <section className={cx(card, tightStack, reading)} aria-label={t('cause-registration:landing.need')}>
        <h2>{t('cause-registration:landing.need')}</h2>
        <ul className={bullets}>
          <li>{t('cause-registration:landing.needNumber')}</li>
          <li>{t('cause-registration:landing.needAddress')}</li>
          <li>{t('cause-registration:landing.needPhone')}</li>
        </ul>
      </section>
    </div>
  )
}

/** */
export function BusinessLandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('business-registration:landingIntro')}>{t('business-registration:landingTitle')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/register-your-business/create">{t('business-registration:start')}</ButtonLink>
      </div>
    </div>
  )
}
