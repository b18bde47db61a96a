import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

const SupporterLanding = hydrateWhenSeen(
  'supporter-landing',
  lazyImport(async () => (await import('./supporter/supporter-landing.tsx')).SupporterLanding, 'registration-landing-parts'),
)
const CauseParts = hydrateWhenSeen(
  'cause-landing',
  lazyImport(async () => (await import('./cause/cause-landing.tsx')).CauseParts, 'registration-landing-parts'),
)
const BusinessLanding = hydrateWhenSeen(
  'business-landing',
  lazyImport(async () => (await import('./business/business-landing.tsx')).BusinessLanding, 'registration-landing-parts'),
)

/** */
export const SupporterLandingScreen = () => <SupporterLanding />

/** */
export function CauseLandingScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('registration-landing:cause.intro')}>{t('registration-landing:cause.title')}</PageHeading>
      <div className={row}>
        <ButtonLink to="/register-your-good-cause/create">{t('registration-landing:cause.start')}</ButtonLink>
      </div>
      <CauseParts />
    </div>
  )
}

/** */
export const BusinessLandingScreen = () => <BusinessLanding />
