import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import {
  Checklist,
  Landing,
  LandingPart,
  LandingPoints,
  LandingSteps,
  LandingTop,
  landingParts,
  WorkedExample,
} from '#web/ui/landing.tsx'

const steps = ['1', '2', '3', '4'] as const
const needs = ['1', '2', '3'] as const

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

/** Who raises money by a business, and how. */
function BusinessParts() {
  return (
    <div className={landingParts}>
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
        <Checklist isWide items={needs.map((point) => t(`registration-landing-parts:business.before${point}`))} />
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

/** */
export const BusinessLanding = () => (
  <div id="business-landing">
    <Landing>
      <BusinessTop />
      <BusinessParts />
    </Landing>
  </div>
)
