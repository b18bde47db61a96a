import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { besideEachOther, LandingPart, LandingPoints, LandingSteps, landingParts, WorkedExample } from '#web/ui/landing.tsx'
import { bullets } from '#web/ui/styles.ts'

const steps = ['1', '2', '3', '4'] as const

/** who raises money by a business, how, and what one order raises. */
export function BusinessParts() {
  const example = (
    <WorkedExample
      title={t('registration-landing-parts:business.example')}
      lines={(['exampleOrder', 'exampleNet', 'exampleGets'] as const).map((line) => [
        t(`registration-landing-parts:business.${line}`),
        t(`registration-landing-parts:business.${line}Amount`),
      ])}
      note={t('registration-landing-parts:business.exampleNote')}
    />
  )
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
      <div className={besideEachOther}>
        {example}
        <LandingPart title={t('registration-landing-parts:business.before')}>
          <ul className={bullets}>
            {steps.map((point) => (
              <li key={point}>{t(`registration-landing-parts:business.before${point}`)}</li>
            ))}
          </ul>
        </LandingPart>
      </div>
      <CallBand title={t('registration-landing-parts:business.end')}>
        <ButtonLink to="/register-your-business/create" kind="highlight">
          {t('registration-landing-parts:business.endStart')}
        </ButtonLink>
        <Link to="/contact">{t('registration-landing-parts:business.endHelp')}</Link>
      </CallBand>
    </div>
  )
}
