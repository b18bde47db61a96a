import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { donationFor, formatMoney, formatRate } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import { Checklist, Landing, LandingPart, LandingSteps, LandingTop, landingParts, WorkedExample } from '#web/ui/landing.tsx'

const netPence = 5000
const vatPence = netPence / 5
const rate = { kind: 'percent', value: 450 } as const

// A line of its own; who knows the cause’s name begins with it.
const finder = css`flex: 1 1 100%; max-inline-size: 40rem;`

/** the ways to begin, and beside them what one purchase raises. */
export function SupporterTop() {
  const example = (
    <WorkedExample
      title={t('registration-landing:supporter.example')}
      lines={[
        [t('registration-landing:supporter.examplePay'), formatMoney(netPence + vatPence)],
        [t('registration-landing:supporter.exampleNet'), formatMoney(netPence)],
        [t('registration-landing:supporter.exampleGets', { rate: formatRate(rate) }), formatMoney(donationFor(netPence, rate))],
      ]}
      note={t('registration-landing:supporter.exampleNote')}
    />
  )
  return (
    <LandingTop
      title={t('registration-landing:supporter.title')}
      intro={t('registration-landing:supporter.intro')}
      beside={example}
    >
      <div className={finder}>
        <HeaderSearch isLarge searchKind="cause" name={t('registration-landing:supporter.find')} />
      </div>
      <ButtonLink to="/cause-directory" kind="secondary">
        {t('registration-landing:supporter.browse')}
      </ButtonLink>
      <ButtonLink to="/login/{-$provider}" params={{}} kind="quiet">
        {t('registration-landing:supporter.haveAccount')}
      </ButtonLink>
    </LandingTop>
  )
}

/** How it works, and what somebody asks before they join. */
function SupporterParts() {
  return (
    <div className={landingParts}>
      <LandingPart title={t('registration-landing-parts:supporter.how')}>
        <LandingSteps
          steps={(['1', '2', '3'] as const).map((step) => ({
            title: t(`registration-landing-parts:supporter.step${step}`),
            text: t(`registration-landing-parts:supporter.step${step}Text`),
          }))}
        />
      </LandingPart>
      <LandingPart title={t('registration-landing-parts:supporter.know')}>
        <Checklist
          isWide
          items={(['1', '2', '3', '4'] as const).map((point) => t(`registration-landing-parts:supporter.know${point}`))}
        />
      </LandingPart>
      <CallBand title={t('registration-landing-parts:supporter.end')}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="highlight">
          {t('registration-landing-parts:supporter.endStart')}
        </ButtonLink>
        <Link to="/how-it-works">{t('registration-landing-parts:supporter.endHow')}</Link>
      </CallBand>
    </div>
  )
}

/** */
export const SupporterLanding = () => (
  <div id="supporter-landing">
    <Landing>
      <SupporterTop />
      <SupporterParts />
    </Landing>
  </div>
)
