import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallBand } from '#web/ui/call-band.tsx'
import {
  besideEachOther,
  Checklist,
  Landing,
  LandingPart,
  LandingPoints,
  LandingSteps,
  LandingTop,
  WorkedExample,
} from '#web/ui/landing.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'

const steps = ['1', '2', '3', '4'] as const
const needed = css`& h2 { font-size: var(--size-l); }`
const proofs = css`
  & > li { display: grid; gap: var(--s1); padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & a { font-weight: 650; overflow-wrap: anywhere; }
`

function Paid({ payments }: { payments: readonly PaymentProof[] }) {
  if (payments.length === 0) return null
  return (
    <LandingPart title={t('registration-landing:cause.paid')} text={t('registration-landing:cause.paidText')}>
      <ul className={proofs}>
        {payments.map(({ id, cause, pence, paidOn }) => (
          <li key={id}>
            <Link to="/causes/$causeSlug/payments/$paymentId" params={{ causeSlug: cause.uri, paymentId: id }}>
              {t('registration-landing:cause.paidLine', { amount: formatMoney(pence), cause: cause.name })}
            </Link>
            <span className={soft}>{t('registration-landing:cause.paidOn', { day: formatDay(paidOn) })}</span>
          </li>
        ))}
      </ul>
    </LandingPart>
  )
}

/** */
export function CauseLandingScreen({ payments }: { payments: readonly PaymentProof[] }) {
  const needs = (
    <div className={cx(card, stack, needed)}>
      <section className={tightStack} aria-labelledby="need">
        <h2 id="need">{t('registration-landing:cause.need')}</h2>
        <Checklist
          items={(['needNumber', 'needAddress', 'needPhone'] as const).map((need) => t(`registration-landing:cause.${need}`))}
        />
      </section>
      <section className={tightStack} aria-labelledby="later">
        <h2 id="later">{t('registration-landing:cause.later')}</h2>
        <Checklist items={(['laterBank', 'laterPage'] as const).map((later) => t(`registration-landing:cause.${later}`))} />
      </section>
    </div>
  )
  return (
    <Landing>
      <LandingTop title={t('registration-landing:cause.title')} intro={t('registration-landing:cause.intro')} beside={needs}>
        <ButtonLink to="/register-your-good-cause/create">{t('registration-landing:cause.start')}</ButtonLink>
        <ButtonLink to="/cause-directory" kind="quiet">
          {t('registration-landing:cause.already')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('registration-landing:cause.next')}>
        <LandingSteps
          steps={steps.map((step) => ({
            title: t(`registration-landing:cause.step${step}`),
            text: t(`registration-landing:cause.step${step}Text`),
          }))}
        />
      </LandingPart>
      <div className={besideEachOther}>
        <WorkedExample
          title={t('registration-landing:cause.example')}
          lines={(['exampleOne', 'examplePeople', 'exampleAll'] as const).map((line) => [
            t(`registration-landing:cause.${line}`),
            t(`registration-landing:cause.${line}Amount`),
          ])}
          note={t('registration-landing:cause.exampleNote')}
        />
        <Paid payments={payments} />
      </div>
      <CallBand title={t('registration-landing:cause.end')}>
        <ButtonLink to="/register-your-good-cause/create" kind="highlight">
          {t('registration-landing:cause.endStart')}
        </ButtonLink>
        <Link to="/our-fees-explained">{t('registration-landing:cause.fees')}</Link>
      </CallBand>
    </Landing>
  )
}

/** */
export function BusinessLandingScreen() {
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
    <Landing>
      <LandingTop
        title={t('registration-landing:business.title')}
        intro={t('registration-landing:business.intro')}
        beside={example}
      >
        <ButtonLink to="/register-your-business/create">{t('registration-landing:business.start')}</ButtonLink>
        <ButtonLink to="/register-your-good-cause" kind="quiet">
          {t('registration-landing:business.notOne')}
        </ButtonLink>
      </LandingTop>
      <LandingPart title={t('registration-landing:business.who')}>
        <LandingPoints
          points={(
            [
              ['1', 'business'],
              ['2', 'choose'],
              ['3', 'shop'],
            ] as const
          ).map(([who, scene]) => ({
            scene,
            title: t(`registration-landing:business.who${who}`),
            text: t(`registration-landing:business.who${who}Text`),
          }))}
        />
      </LandingPart>
      <LandingPart title={t('registration-landing:business.how')}>
        <LandingSteps
          steps={steps.map((step) => ({
            title: t(`registration-landing:business.step${step}`),
            text: t(`registration-landing:business.step${step}Text`),
          }))}
        />
      </LandingPart>
      <LandingPart title={t('registration-landing:business.before')}>
        <Checklist isWide items={steps.map((point) => t(`registration-landing:business.before${point}`))} />
      </LandingPart>
      <CallBand title={t('registration-landing:business.end')}>
        <ButtonLink to="/register-your-business/create" kind="highlight">
          {t('registration-landing:business.endStart')}
        </ButtonLink>
        <Link to="/contact">{t('registration-landing:business.endHelp')}</Link>
      </CallBand>
    </Landing>
  )
}
