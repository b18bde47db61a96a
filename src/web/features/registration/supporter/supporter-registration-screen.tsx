import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import {
  type ChosenCause,
  type SupporterRegistrationMeta,
  type SupporterRegistrationStep,
  supporterOrder,
} from '#machines/registration/supporter/supporter-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { ChooseCauseScreen } from '#web/shared/cause-search/choose-cause-screen.tsx'
import type { AnswersByKind, KeptAnswers } from '#web/shared/drafts/kept-answers.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useDraft, useKeptDraft } from '#web/shared/drafts/use-draft.ts'
import { ProviderLinking, useLinkingOffer } from '#web/shared/sign-in/linking-offer.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'
import type { Person } from '#web/site/session/person.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { Resuming } from '../resuming.tsx'
import { CreateAccountScreen, MarketingTermsScreen } from './create-account-screen.tsx'
import { supporterRegistrationWith } from './supporter-registration.implementations.ts'

// Only who has an account comes there, after an answer of the server: the first step does not wait for it.
const loadKnown = lazyImport(() => import('./known-supporter.tsx'), 'sign-in')
const KnownSupporter = lazyScreen(async () => (await loadKnown()).KnownSupporter)
const LinkSent = lazyScreen(async () => (await loadKnown()).LinkSent)
const ConfirmSwitch = lazyScreen(async () => (await loadKnown()).ConfirmSwitch)

interface Props {
  cause: ChosenCause | null
  /** What the address says (`?step=`). */
  forward: string | null
  /** Where the person came from, as the registration notes it (F-049). */
  source?: 'website' | 'app' | 'app-referral'
}

function progressOf(step: SupporterRegistrationStep): Progress {
  const at = { number: supporterOrder.steps.indexOf(step) + 1, total: supporterOrder.steps.length }
  return { words: t('registration:progress', { ...at, name: t(`registration:step.${step}`) }), step: at }
}

/** What somebody supports now. */
function supportedBy({ me }: Person): ChosenCause | null {
  return me?.cause ? { id: me.cause.id, name: me.cause.name } : null
}

const metaOf = (state: { getMeta(): Record<string, SupporterRegistrationMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)

/** What this device has of an earlier visit: never the password. */
type KeptWizard = AnswersByKind['supporter']
const nothingKept: KeptWizard = { cause: null, answers: null }

export function RegistrationScreen(props: Props) {
  useSeenCause(props.cause?.id ?? null)
  const { phase, draft, retry } = useDraft('supporter', nothingKept)
  if (phase === 'waiting') return <Resuming />
  if (phase === 'failed') return <Resuming onRetry={retry} />
  const cause = props.cause ?? draft.answers.cause
  return (
    <TypedAnswers kind="supporter">
      <SupporterWizard
        key={phase === 'resumed' ? 'left' : 'fresh'}
        {...props}
        cause={cause}
        left={draft.answers}
        isBegun={phase !== 'asked'}
      />
    </TypedAnswers>
  )
}

/** F-048. The chart says which step is shown; the address follows it, and Back in the browser asks the chart for the step before. */
function SupporterWizard({ cause, forward, source = 'website', left, isBegun }: Props & { left: KeptWizard; isBegun: boolean }) {
  const site = useSite()
  const navigate = useNavigate()
  const person = usePerson()
  const causeId = cause?.id
  const machine = useMemo(() => {
    const returnTo = causeId === undefined ? forward : `/support-a-good-cause/step-1?cause=${causeId}`
    return supporterRegistrationWith(site, { key: site.browser.newId(), returnTo, source })
  }, [site, causeId, forward, source])
  const [state, send, actor] = useMachine(machine, { input: { cause } })
  const current = metaOf(state)?.step
  const { context } = state
  useStepAddress(
    supporterOrder.steps,
    current,
    () => metaOf(actor.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    isBegun,
  )
  // What was answered at an earlier visit is offered again.
  const answers = useMemo((): KeptAnswers => {
    const { 'create-account': account, ...others } = context.answers
    const { password: _, ...known } = account ?? { password: '' }
    return { ...left.answers, ...others, ...('email' in known ? { 'create-account': known } : {}) }
  }, [context.answers, left])
  const { cause: chosen } = context
  const kept = useMemo(
    (): KeptWizard => ({ cause: chosen, answers: Object.keys(answers).length > 0 ? answers : null }),
    [chosen, answers],
  )
  useKeptDraft('supporter', 'supporter', kept, state.matches('done'), isBegun)
  // F-042: who came with an account of Facebook or Apple is asked before they go on.
  const { held, isOver, finish } = useLinkingOffer(state.matches('done'))
  // C-083, X-064: a white-label cause thanks people on a page of its own, wherever they were going.
  const confirmation = context.cause ? site.confirmations[context.cause.id] : undefined
  useEffect(() => {
    if (isOver) void navigate({ href: confirmation ?? forward ?? '/panel', replace: true })
  }, [isOver, navigate, forward, confirmation])

  // Who is here is known a moment after the first step, and where a mailed link was followed in another tab.
  const isHere = person.isSettled && person.authState === 'authenticatedFull'
  useEffect(() => {
    const now = actor.getSnapshot()
    if (
      isHere &&
      (['chooseCause', { account: 'createAccount' }, { account: 'oneTimeLinkNotice' }] as const).some((state) =>
        now.matches(state),
      )
    )
      send({ type: 'person.signedIn', supported: supportedBy(site.session.person()) })
  }, [isHere, actor, send, site])

  if (held) return <ProviderLinking held={held} onDone={finish} />
  const progress = current ? progressOf(current) : null
  const isBusy = state.hasTag('busy')
  // What is under way is waited for: the chart takes no way back from there, so none is shown.
  const back = isBusy ? undefined : () => send({ type: 'step.back' })
  const createAccountScreen = () => (
    <CreateAccountScreen
      progress={progress}
      isBusy={isBusy}
      onBack={back}
      kept={
        answers['create-account'] ? { password: '', ...answers['create-account'], ...context.answers['create-account'] } : null
      }
      causeName={context.cause?.name ?? ''}
      isRefused={state.matches({ account: 'detailsRefused' })}
      refusals={context.refusals}
      onSubmit={(fields) => send({ type: 'create-account.submitted', fields })}
    />
  )
  const knownEmailScreen = () => (
    <KnownSupporter
      email={context.answers['create-account']?.email ?? ''}
      progress={progress}
      isBusy={isBusy}
      hasFailed={state.hasTag('failed')}
      onBack={() => send({ type: 'step.back' })}
      onSignedIn={() => send({ type: 'person.signedIn', supported: supportedBy(site.session.person()) })}
      onLink={() => send({ type: 'link.asked' })}
    />
  )
  const confirmSwitchScreen = () => (
    <ConfirmSwitch
      from={context.supported?.name ?? null}
      to={context.cause?.name ?? ''}
      isBusy={isBusy}
      hasFailed={state.hasTag('failed')}
      onConfirm={() => send({ type: 'switch.confirmed' })}
      onDecline={() => send({ type: 'switch.declined' })}
      onReopen={() => send({ type: 'list.reopened' })}
    />
  )
  const marketingTermsScreen = () => (
    <MarketingTermsScreen
      progress={progress}
      isBusy={isBusy}
      onBack={back}
      kept={answers['marketing-terms'] ?? null}
      onSubmit={(fields) => send({ type: 'marketing-terms.submitted', fields })}
    />
  )
  return showState(state.value, {
    starting: null,
    chooseCause: () => (
      <ChooseCauseScreen
        chosen={context.cause}
        progress={progress}
        onChoose={(chosen) => send({ type: 'cause.chosen', cause: chosen })}
      >
        <p>
          {t('registration:chooseCause.next')}
          <br />
          {t('registration:chooseCause.known')}{' '}
          <Link
            to="/login/{-$provider}"
            search={chosen ? { 'forward-url': `/support-a-good-cause/step-1?cause=${chosen.id}` } : {}}
          >
            {t('shell:logIn')}
          </Link>
        </p>
      </ChooseCauseScreen>
    ),
    account: (stage) =>
      showState(stage, {
        createAccount: createAccountScreen,
        checkingEmail: createAccountScreen,
        knownEmail: knownEmailScreen,
        requestingLink: knownEmailScreen,
        linkFailed: knownEmailScreen,
        oneTimeLinkNotice: () => (
          <LinkSent email={context.answers['create-account']?.email ?? ''} onBack={() => send({ type: 'step.back' })} />
        ),
        detailsRefused: createAccountScreen,
      }),
    causeSwitch: (stage) =>
      showState(stage, {
        decidingSwitch: null,
        confirmCauseSwitch: confirmSwitchScreen,
        switching: confirmSwitchScreen,
        switchFailed: confirmSwitchScreen,
      }),
    terms: (stage) =>
      showState(stage, {
        marketingTerms: marketingTermsScreen,
        finalising: marketingTermsScreen,
        couldNotRegister: () => (
          <StepFrame
            title={t('registration:failed.title')}
            progress={progress}
            onBack={back}
            intro={<p>{t('registration:failed.text')}</p>}
          >
            <div>
              <Button onClick={() => send({ type: 'registration.retried' })}>{t('common:tryAgain')}</Button>
            </div>
          </StepFrame>
        ),
      }),
    done: null,
  })
}
