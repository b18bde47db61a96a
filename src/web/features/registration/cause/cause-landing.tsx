import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { besideEachOther, Checklist, LandingPart, LandingSteps, landingParts, WorkedExample } from '#web/ui/landing.tsx'
import { card, stack, tightStack } from '#web/ui/styles.ts'

const steps = ['1', '2', '3', '4'] as const
const needed = css`& h2 { font-size: var(--size-l); }`

/** what it takes to register a cause, what follows, and what it can raise. */
export function CauseParts() {
  const needs = (
    <div className={cx(card, stack, needed)}>
      <section className={tightStack} aria-labelledby="need">
        <h2 id="need">{t('registration-landing-parts:cause.need')}</h2>
        <Checklist
          items={(['needNumber', 'needAddress', 'needPhone'] as const).map((need) =>
            t(`registration-landing-parts:cause.${need}`),
          )}
        />
      </section>
      <section className={tightStack} aria-labelledby="later">
        <h2 id="later">{t('registration-landing-parts:cause.later')}</h2>
        <Checklist items={(['laterBank', 'laterPage'] as const).map((later) => t(`registration-landing-parts:cause.${later}`))} />
      </section>
    </div>
  )
  return (
    <div id="cause-landing" className={landingParts}>
      <div className={besideEachOther}>
        {needs}
        <WorkedExample
          title={t('registration-landing-parts:cause.example')}
          lines={(['exampleOne', 'examplePeople', 'exampleAll'] as const).map((line) => [
            t(`registration-landing-parts:cause.${line}`),
            t(`registration-landing-parts:cause.${line}Amount`),
          ])}
          note={t('registration-landing-parts:cause.exampleNote')}
        />
      </div>
      <LandingPart title={t('registration-landing-parts:cause.next')}>
        <LandingSteps
          steps={steps.map((step) => ({
            title: t(`registration-landing-parts:cause.step${step}`),
            text: t(`registration-landing-parts:cause.step${step}Text`),
          }))}
        />
      </LandingPart>
      <CallBand title={t('registration-landing-parts:cause.end')}>
        <ButtonLink to="/register-your-good-cause/create" kind="highlight">
          {t('registration-landing-parts:cause.endStart')}
        </ButtonLink>
        <Link to="/our-fees-explained">{t('registration-landing-parts:cause.fees')}</Link>
      </CallBand>
    </div>
  )
}
