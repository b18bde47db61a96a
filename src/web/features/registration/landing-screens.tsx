import { cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Landing, LandingTop, WorkedExample } from '#web/ui/landing.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'

const CauseParts = hydrateWhenSeen(
  'cause-landing',
  lazyImport(async () => (await import('./cause/cause-landing.tsx')).CauseParts, 'registration-landing-parts'),
)
const BusinessParts = hydrateWhenSeen(
  'business-landing',
  lazyImport(async () => (await import('./business/business-landing.tsx')).BusinessParts, 'registration-landing-parts'),
)

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

/** what it is, and beside it what one order comes to. */
export function BusinessTop() {
  const example = (
    <WorkedExample
      title={t('registration-landing:business.example')}
      lines={(['exampleOrder', 'exampleNet', 'exampleGets'] as const).map((line) => [
        t(`registration-landing:business.${line}`),
        t(`registration-landing:business.${line}Amount`),
      ])}
      note={t('registration-landing:business.exampleNote')}
    />
  )
  return (
    <LandingTop
      title={t('registration-landing:business.title')}
      intro={t('registration-landing:business.intro')}
      beside={example}
    >
      <ButtonLink to="/register-your-business/create">{t('registration-landing:business.start')}</ButtonLink>
    </LandingTop>
  )
}

/** */
export const BusinessLandingScreen = () => (
  <Landing>
    <BusinessTop />
    <BusinessParts />
  </Landing>
)
