import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

/** the site itself goes on raising donations, without the extension. */
export function UninstallThanksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping-uninstall:thanks')}>{t('shopping-uninstall:thanksTitle')}</PageHeading>
      <p>{t('shopping-uninstall:stillRaise')}</p>
      <div className={row}>
        <ButtonLink to="/retailers">{t('shopping-uninstall:shops')}</ButtonLink>
        <ButtonLink kind="secondary" to="/donation-reminder">
          {t('shopping-uninstall:again')}
        </ButtonLink>
      </div>
    </div>
  )
}
