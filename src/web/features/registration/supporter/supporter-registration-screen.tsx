import { Link } from '@tanstack/react-router'
import { useMachine, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate'
import {
  type ChosenCause,
  type LeftAnswers,
  type SupporterRegistrationContext,
  type SupporterRegistrationMeta,
  type SupporterRegistrationStep,
  supporterOrder,
  type supporterRegistrationMachine,
} from '#machines/registration/supporter/supporter-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { ChooseCauseScreen } from '#web/shared/cause-search/choose-cause-screen.tsx'
import type { Draft } from '#web/shared/drafts/draft.ts'
import type { AnswersByKind } from '#web/shared/drafts/kept-answers.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { wizardDraftWith } from '#web/shared/drafts/wizard-draft.implementations.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'
import { useSite } from '#web/site/site.ts'
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
const Entered = lazyScreen(lazyImport(async () => (await import('./entered.tsx')).Entered))

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

const metaOf = (state: { getMeta(): Record<string, SupporterRegistrationMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)

type SupporterActor = ActorRefFrom<typeof supporterRegistrationMachine>
const nothingKept: AnswersByKind['supporter'] = { cause: null, answers: null }

/** What an earlier visit has answered is offered again: never the password. */
function answersOf({ left, answers }: SupporterRegistrationContext): LeftAnswers {
  const { 'create-account': account, ...others } = answers
  const { password: _, ...known } = account ?? { password: '' }
  return { ...left, ...others, ...('email' in known ? { 'create-account': known } : {}) }
}
function keptOf({ context }: AnyMachineSnapshot): AnswersByKind['supporter'] {
  const answers = answersOf(context)
  return { cause: context.cause, answers: Object.keys(answers).length > 0 ? answers : null }
}

/** F-048. The chart says which step is shown; the address follows it, and Back in the browser asks the chart for the step before. */
export function RegistrationScreen({ cause, forward, source = 'website' }: Props) {
  useSeenCause(cause?.id ?? null)
  const site = useSite()
  const causeId = cause?.id
  const machine = useMemo(() => {
    const returnTo = ({ answers }: Draft<AnswersByKind['supporter']>) => {
      const wanted = causeId ?? answers.cause?.id
      return wanted === undefined ? forward : `/support-a-good-cause/step-1?cause=${wanted}`
    }
    return wizardDraftWith(site, {
      kind: 'supporter',
      empty: nothingKept,
      wizardWith: (draft) =>
        supporterRegistrationWith(site, { key: site.browser.newId(), source, returnTo: () => returnTo(draft) }),
      answersOf: keptOf,
    })
  }, [site, causeId, forward, source])
  const [state, send] = useMachine(machine, { input: { answers: nothingKept, wanted: { cause } } })
  const wizard = state.children.wizard as SupporterActor | undefined // as provided above
  return showState(state.value, {
    inWizard: (stage) =>
      wizard && (
        <TypedAnswers kind="supporter">
          <SupporterWizard key={wizard.sessionId} wizard={wizard} forward={forward} isBegun={stage !== 'asked'} />
        </TypedAnswers>
      ),
    arriving: null,
    waiting: <Resuming />,
    failed: () => <Resuming onRetry={() => send({ type: 'draft.asked' })} />,
  })
}

function SupporterWizard({ wizard, forward, isBegun }: { wizard: SupporterActor; isBegun: boolean } & Pick<Props, 'forward'>) {
  const site = useSite()
  const state = useSelector(wizard, (now) => now)
  const { send } = wizard
  const current = metaOf(state)?.step
  const { context } = state
  useStepAddress(
    supporterOrder.steps,
    current,
    () => metaOf(wizard.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    isBegun,
  )
  const answers = useMemo(() => answersOf(context), [context])
  const { cause: chosen } = context
  // C-083, X-064: a white-label cause thanks people on a page of its own, wherever they were going.
  const confirmation = context.cause ? site.confirmations[context.cause.id] : undefined

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
      onLink={() => send({ type: 'link.asked' })}
    />
  )
  const confirmSwitchScreen = () => (
    <ConfirmSwitch
      from={context.person?.supported?.name ?? null}
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
        note={t('registration:chooseCause.free')}
        onChoose={(chosen) => send({ type: 'cause.chosen', cause: chosen })}
      >
        <p>
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
    done: () => <Entered href={confirmation ?? forward ?? '/panel'} />,
  })
}
