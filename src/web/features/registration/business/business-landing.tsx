import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { Checklist, LandingPart, LandingPoints, LandingSteps, landingParts } from '#web/ui/landing.tsx'

const steps = ['1', '2', '3', '4'] as const

/** who raises money by a business, and how. */
export function BusinessParts() {
  return (
    <div id="business-landing" className={landingParts}>
      <LandingPart title={t('registration-landing-parts:business.who')}>
        <LandingPoints
          points={(
            [
              ['1', 'business'],
              ['2', 'choose'],
              ['3', 'shop'],
            ] as const
          ).map(([who, scene]) => ({
            scene,
            title: t(`registration-landing-parts:business.who${who}`),
            text: t(`registration-landing-parts:business.who${who}Text`),
          }))}
        />
      </LandingPart>
      <LandingPart title={t('registration-landing-parts:business.how')}>
        <LandingSteps
          steps={steps.map((step) => ({
            title: t(`registration-landing-parts:business.step${step}`),
            text: t(`registration-landing-parts:business.step${step}Text`),
          }))}
        />
      </LandingPart>
      <LandingPart title={t('registration-landing-parts:business.before')}>
        <Checklist isWide items={steps.map((point) => t(`registration-landing-parts:business.before${point}`))} />
      </LandingPart>
      <CallBand title={t('registration-landing-parts:business.end')}>
        <ButtonLink to="/register-your-business/create" kind="highlight">
          {t('registration-landing-parts:business.endStart')}
        </ButtonLink>
        <Link to="/contact">{t('registration-landing-parts:business.endHelp')}</Link>
      </CallBand>
    </div>
  )
}
