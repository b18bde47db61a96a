import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { type CauseAnswers, causeOrder, noCauseAnswers } from '#machines/registration/cause/cause-answers.ts'
import type { CauseRegistrationMeta } from '#machines/registration/cause/cause-registration.setup.ts'
import { causeRegistrationSteps } from '#machines/registration/cause/cause-registration.steps.ts'
import { t, withWords } from '#web/i18n/i18n.ts'
import type { Draft } from '#web/shared/drafts/draft.ts'
import { useDraft, useKeptDraft } from '#web/shared/drafts/use-draft.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import { CheckAnswers, CouldNotRegister } from '../check-answers.tsx'
import { DraftedWizard } from '../drafted-wizard.tsx'
import { AccountEmail, Mobile, Names, NewPassword } from '../person-questions.tsx'
import { Resuming } from '../resuming.tsx'
import { CauseAddress, CauseName, CharityNumber, CharityQuestion, MarketingPermission, SocialLinks } from './cause-questions.tsx'
import { causeRegistrationWith } from './cause-registration.implementations.ts'
import { summaryOf } from './cause-summary.ts'

// Only who has an account comes there, after an answer of the server.
const KnownEmail = lazyScreen(
  async () => (await withWords(import('../known-email.tsx'), 'registration-done', 'sign-in')).KnownEmail,
)
const AdminRequestScreen = lazyScreen(
  async () => (await withWords(import('../admin-request/admin-request-screen.tsx'), 'registration-done')).AdminRequestScreen,
)

// Fetched with the answers that lead there, which need the server anyway.
const MatchingCause = lazyScreen(async () => (await withWords(import('./matching-cause.tsx'), 'registration-done')).MatchingCause)
const NumberUnknown = lazyScreen(async () => (await withWords(import('./number-unknown.tsx'), 'registration-done')).NumberUnknown)
const NextSteps = lazyScreen(async () => (await withWords(import('../finalising/registered.tsx'), 'registration-done')).NextSteps)
const Success = lazyScreen(async () => (await withWords(import('../finalising/registered.tsx'), 'registration-done')).Success)

const metaOf = (state: { getMeta(): Record<string, CauseRegistrationMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)

interface WizardProps {
  draft: Draft<CauseAnswers>
  isSignedIn: boolean
  /** False while an earlier visit's answers may still come. */
  isBegun: boolean
}

function CauseWizard({ draft, isSignedIn, isBegun }: WizardProps) {
  const site = useSite()
  const person = usePerson()
  const navigate = useNavigate()
  const [id] = useState(() => draft.id || site.browser.newId())
  const machine = useMemo(() => causeRegistrationWith(site, id), [site, id])
  const [state, send, actor] = useMachine(machine, { input: { isSignedIn, answers: draft.answers } })
  const { context } = state
  const { answers } = context
  const current = metaOf(state)?.step
  const isOver = context.uri !== '' || state.matches('supporting')
  useKeptDraft('cause', id, answers, isOver)
  useStepAddress(
    causeRegistrationSteps,
    current,
    () => metaOf(actor.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    isBegun,
  )
  // F-056: who is here is known a moment after the first question.
  const isHere = person.isSettled && person.authState === 'authenticatedFull'
  useEffect(() => {
    if (isHere && actor.getSnapshot().matches('charityQuestion')) send({ type: 'person.signedIn' })
  }, [isHere, actor, send])
  const isSupporting = state.matches('supporting')
  useEffect(() => {
    if (!isSupporting || !context.chosen) return
    const { id: cause, uri } = context.chosen
    void navigate({ href: isHere ? `/causes/${uri}` : `/support-a-good-cause/step-1?cause=${cause}`, replace: true })
  }, [isSupporting, context.chosen, isHere, navigate])

  const steps = causeOrder.stepsOf(context)
  const progress = current
    ? t('registration-cause:progress', {
        number: steps.indexOf(current) + 1,
        total: steps.length,
        name: t(`registration-cause:step.${current}`),
      })
    : ''
  const isBusy = state.hasTag('busy')
  const goBack = () => send({ type: 'step.back' })
  // What is under way is waited for: the chart takes no way back from there, so none is shown.
  const frame = { progress, isBusy, onBack: isBusy ? undefined : goBack }
  const { charity } = context
  const charityNumberScreen = () => (
    <CharityNumber
      {...frame}
      kept={answers.charityNumber}
      onSubmit={(charityNumber) => send({ type: 'number.submitted', charityNumber })}
    />
  )
  const causeNameScreen = () => (
    <CauseName
      {...frame}
      kept={answers.name}
      isCharity={answers.isCharity === 'yes'}
      charity={charity}
      onSubmit={(name) => send({ type: 'name.submitted', name })}
    />
  )
  const accountEmailScreen = () => (
    <AccountEmail {...frame} kept={answers.email} onSubmit={(email) => send({ type: 'email.submitted', email })} />
  )
  const checkAnswersScreen = () => (
    <CheckAnswers
      {...frame}
      rows={summaryOf(context, (step) => send({ type: 'step.shown', step }))}
      refusals={context.refusals}
      submit={t('registration-cause:check.submit')}
      onConfirm={() => send({ type: 'answers.confirmed' })}
    />
  )
  return showState(state.value, {
    goingOn: null,
    charityQuestion: () => (
      <CharityQuestion
        {...frame}
        onBack={undefined}
        kept={answers.isCharity}
        onSubmit={(isCharity) => send({ type: 'charity.answered', isCharity })}
      />
    ),
    charityNumber: charityNumberScreen,
    checkingNumber: charityNumberScreen,
    numberUnknown: () => (
      <NumberUnknown
        progress={progress}
        number={answers.charityNumber ?? ''}
        onBack={goBack}
        onKeep={() => send({ type: 'number.kept' })}
      />
    ),
    address: () => (
      <CauseAddress
        {...frame}
        kept={answers.address}
        charity={charity}
        onSubmit={(address) => send({ type: 'address.submitted', address })}
      />
    ),
    causeName: causeNameScreen,
    checkingMatches: causeNameScreen,
    matchingCauseChoice: () => (
      <MatchingCause
        progress={progress}
        matches={context.matches}
        onBack={goBack}
        onAdmin={(cause) => send({ type: 'match.adminWanted', cause })}
        onSupport={(cause) => send({ type: 'match.supporterWanted', cause })}
        onNone={() => send({ type: 'match.none' })}
      />
    ),
    becomeAdminRequest: () => (
      <AdminRequestScreen
        cause={context.chosen ?? { id: 0, name: '' }}
        requestKey={id}
        email={answers.email ?? person.me?.user.email ?? ''}
        phone={answers.mobile ?? ''}
        onBack={goBack}
      />
    ),
    supporting: null,
    socialLinks: () => (
      <SocialLinks
        {...frame}
        kept={answers.links}
        charity={charity}
        onSubmit={(links) => send({ type: 'links.submitted', links })}
      />
    ),
    marketingPermission: () => (
      <MarketingPermission
        {...frame}
        kept={answers.permission}
        onSubmit={(permission) => send({ type: 'permission.submitted', permission })}
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
    mobile: () => <Mobile {...frame} kept={answers.mobile} onSubmit={(mobile) => send({ type: 'mobile.submitted', mobile })} />,
    checkAnswers: checkAnswersScreen,
    finalising: checkAnswersScreen,
    couldNotRegister: () => (
      <CouldNotRegister progress={progress} onBack={goBack} onRetry={() => send({ type: 'registration.retried' })} />
    ),
    alreadyThere: checkAnswersScreen,
    success: () => (
      <Success name={answers.name?.causeName ?? ''} uri={context.uri} onNext={() => send({ type: 'steps.opened' })} />
    ),
    nextSteps: () => <NextSteps uri={context.uri} audience="cause" />,
  })
}

/** R-037, F-053: the chart says which question is shown; the address follows it. */
export function CauseRegistrationScreen() {
  return (
    <DraftedWizard kind="cause">
      <FromDraft />
    </DraftedWizard>
  )
}

function FromDraft() {
  const { phase, draft, isSignedIn } = useDraft('cause', noCauseAnswers)
  if (phase === 'waiting') return <Resuming />
  return <CauseWizard key={draft.id} draft={draft} isSignedIn={isSignedIn} isBegun={phase !== 'asked'} />
}
