import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { type BusinessAnswers, businessOrder, noBusinessAnswers } from '#machines/registration/business/business-answers.ts'
import type { BusinessRegistrationMeta } from '#machines/registration/business/business-registration.machine.ts'
import {
  type BusinessRegistrationStep,
  businessRegistrationSteps,
} from '#machines/registration/business/business-registration.steps.ts'
import { t, withWords } from '#web/i18n/i18n.ts'
import type { Draft } from '#web/shared/drafts/draft.ts'
import { useDraft, useKeptDraft } from '#web/shared/drafts/use-draft.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import { CheckAnswers, CouldNotRegister } from '../check-answers.tsx'
import { DraftedWizard } from '../drafted-wizard.tsx'
import { AccountEmail, Names, NewPassword } from '../person-questions.tsx'
import { Resuming } from '../resuming.tsx'
import { AlreadyRegistered, BusinessName, ContactNumber } from './business-questions.tsx'
import { businessRegistrationWith } from './business-registration.implementations.ts'

// Only who has an account comes there, after an answer of the server.
const KnownEmail = lazyScreen(async () => (await withWords(import('../known-email.tsx'), 'sign-in')).KnownEmail)

// Fetched with the last answer, which needs the server anyway.
const NextSteps = lazyScreen(async () => (await import('../finalising/registered.tsx')).NextSteps)
const Success = lazyScreen(async () => (await import('../finalising/registered.tsx')).Success)

const metaOf = (state: { getMeta(): Record<string, BusinessRegistrationMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)

interface WizardProps {
  draft: Draft<BusinessAnswers>
  isSignedIn: boolean
  /** False while an earlier visit's answers may still come. */
  isBegun: boolean
}

function BusinessWizard({ draft, isSignedIn, isBegun }: WizardProps) {
  const site = useSite()
  const person = usePerson()
  const [id] = useState(() => draft.id || site.browser.newId())
  const machine = useMemo(() => businessRegistrationWith(site, id), [site, id])
  const [state, send, actor] = useMachine(machine, { input: { isSignedIn, answers: draft.answers } })
  const { context } = state
  const { answers } = context
  const current = metaOf(state)?.step
  useKeptDraft('business', id, answers, context.uri !== '')
  useStepAddress(
    businessRegistrationSteps,
    current,
    () => metaOf(actor.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    isBegun,
  )
  const isHere = person.isSettled && person.authState === 'authenticatedFull'
  useEffect(() => {
    if (isHere && actor.getSnapshot().matches('businessName')) send({ type: 'person.signedIn' })
  }, [isHere, actor, send])

  const steps = businessOrder.stepsOf(context)
  const progress = current
    ? t('registration-cause:progress', {
        number: steps.indexOf(current) + 1,
        total: steps.length,
        name: t(`registration-cause:step.${current}`),
      })
    : ''
  const isBusy = state.hasTag('busy')
  const goBack = () => send({ type: 'step.back' })
  const frame = { progress, isBusy, onBack: isBusy ? undefined : goBack }
  const rows: Record<Exclude<BusinessRegistrationStep, 'check-answers'>, [name: string, value: string]> = {
    'business-name': [t('registration-cause:check.business'), answers.businessName ?? ''],
    'contact-number': [t('registration-cause:check.phone'), answers.contactNumber || t('registration-cause:check.noPhone')],
    'account-email': [t('registration-cause:check.email'), answers.email ?? ''],
    password: [t('registration-cause:check.password'), t('registration-cause:check.passwordSet')],
    names: [t('registration-cause:check.names'), answers.names ? `${answers.names.firstName} ${answers.names.lastName}` : ''],
  }
  const accountEmailScreen = () => (
    <AccountEmail {...frame} kept={answers.email} onSubmit={(email) => send({ type: 'email.submitted', email })} />
  )
  const checkAnswersScreen = () => (
    <CheckAnswers
      {...frame}
      rows={steps
        .filter((step) => step !== 'check-answers')
        .map((step) => ({ name: rows[step][0], value: rows[step][1], onChange: () => send({ type: 'step.shown', step }) }))}
      refusals={context.refusals}
      submit={t('registration-cause:check.submitBusiness')}
      onConfirm={() => send({ type: 'answers.confirmed' })}
    />
  )
  return showState(state.value, {
    goingOn: null,
    businessName: () => (
      <BusinessName
        {...frame}
        onBack={undefined}
        kept={answers.businessName}
        onSubmit={(businessName) => send({ type: 'name.submitted', businessName })}
      />
    ),
    contactNumber: () => (
      <ContactNumber
        {...frame}
        kept={answers.contactNumber}
        onSubmit={(contactNumber) => send({ type: 'number.submitted', contactNumber })}
      />
    ),
    accountEmail: accountEmailScreen,
    checkingEmail: accountEmailScreen,
    knownEmail: () => (
      <KnownEmail
        email={answers.email ?? ''}
        progress={progress}
        onBack={goBack}
        onSignedIn={() => send({ type: 'person.signedIn' })}
      />
    ),
    password: () => (
      <NewPassword {...frame} kept={null} onSubmit={(password) => send({ type: 'password.submitted', password })} />
    ),
    names: () => <Names {...frame} kept={answers.names} onSubmit={(names) => send({ type: 'names.submitted', names })} />,
    checkAnswers: checkAnswersScreen,
    finalising: checkAnswersScreen,
    alreadyRegistered: () => <AlreadyRegistered onBack={goBack} />,
    couldNotRegister: () => (
      <CouldNotRegister progress={progress} onBack={goBack} onRetry={() => send({ type: 'registration.retried' })} />
    ),
    success: () => <Success name={answers.businessName ?? ''} uri={context.uri} onNext={() => send({ type: 'steps.opened' })} />,
    nextSteps: () => <NextSteps uri={context.uri} audience="business" />,
  })
}

/** R-038, F-063 */
export function BusinessRegistrationScreen() {
  return (
    <DraftedWizard kind="business">
      <FromDraft />
    </DraftedWizard>
  )
}

function FromDraft() {
  const { phase, draft, isSignedIn } = useDraft('business', noBusinessAnswers)
  if (phase === 'waiting') return <Resuming />
  return <BusinessWizard key={draft.id} draft={draft} isSignedIn={isSignedIn} isBegun={phase !== 'asked'} />
}
