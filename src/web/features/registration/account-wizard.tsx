import { type ReactNode, useEffect } from 'react'
import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import type { DraftKind } from '#contract/registration/draft.ts'
import type { BusinessRegistrationStep } from '#machines/registration/business/business-answers.ts'
import type { CauseRegistrationStep } from '#machines/registration/cause/cause-answers.ts'
import type { LoggedInPerson, PersonSignedIn } from '#machines/registration/logged-in-person.ts'
import { t } from '#web/i18n/i18n.ts'
import { loggedIn } from '#web/shared/drafts/logged-in.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson } from '#web/site/site.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import type { Progress } from '#web/ui/step-frame.tsx'
import { CheckAnswers, CouldNotRegister } from './check-answers.tsx'
import { AccountEmail, Names, NewPassword } from './person-questions.tsx'

// Only who has an account comes there, after an answer of the server.
const KnownEmail = lazyScreen(
  lazyImport(async () => (await import('./known-email.tsx')).KnownEmail, 'registration-done', 'sign-in'),
)
// Fetched with the last answer, which needs the server anyway.
const loadRegistered = lazyImport(() => import('./finalising/registered.tsx'), 'registration-done', 'content')
const NextSteps = lazyScreen(async () => (await loadRegistered()).NextSteps)
const Success = lazyScreen(async () => (await loadRegistered()).Success)

type Step = CauseRegistrationStep | BusinessRegistrationStep
type PersonStep = 'account-email' | 'password' | 'names'
type Row = [name: string, value: string]

interface State<Own extends Step> {
  context: {
    answers: { email: string | null; names: NamesFields | null }
    person: LoggedInPerson | null
    refusals: Record<string, string>
    uri: string
  }
  getMeta(): Record<string, { step?: Own } | undefined>
  hasTag(tag: 'busy'): boolean
}
type Event<Own extends Step> =
  | { type: 'step.shown'; step: Own }
  | { type: 'email.submitted'; email: string }
  | { type: 'password.submitted'; password: string }
  | { type: 'names.submitted'; names: NamesFields }
  | PersonSignedIn
  | { type: 'answers.confirmed' | 'registration.retried' | 'steps.opened' | 'step.back' }

interface Wizard<Own extends Step, Of extends State<Own>> {
  kind: DraftKind
  /** The running chart, and how it stands. */
  actor: { send(event: Event<Own>): void; getSnapshot(): Of }
  state: Of
  order: { steps: readonly Own[]; stepsOf(progress: Of['context']): Own[] }
  isBegun: boolean
  /** What is being registered. */
  name: string
  /** What the button below the summary says. */
  submit: string
  /** The summary's rows, besides those about the person. */
  rows(): Record<Exclude<Own, PersonStep | 'check-answers'>, Row>
}

const stepOf = <Own extends Step>(state: Pick<State<Own>, 'getMeta'>) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)?.step

/**
 * What the wizards are alike in that make something for a person who may be new: the address follows the chart, and the questions about the person, the summary
 * and the end are the same.
 */
export function useAccountWizard<Own extends Step, Of extends State<Own>>(wizard: Wizard<Own, Of>) {
  const { kind, order, isBegun, state, actor } = wizard
  const { send } = actor
  const { answers, person, refusals, uri } = state.context
  const current = stepOf<Own>(state)
  useStepAddress(
    order.steps,
    current,
    () => stepOf<Own>(actor.getSnapshot()),
    (step) => send({ type: 'step.shown', step }),
    isBegun,
  )
  // F-056: who is here is known a moment after the first question, and may log in elsewhere meanwhile.
  const known = usePerson()
  const isBusy = state.hasTag('busy')
  // Not heard of while something is under way: told again afterwards, as when the account was made and what it's for was not.
  useEffect(() => {
    const here = loggedIn(known)
    if (here && !isBusy) send({ type: 'person.signedIn', person: here })
  }, [known, isBusy, send])

  const steps = order.stepsOf(state.context)
  const word: Step | undefined = current
  const at = current ? { number: steps.indexOf(current) + 1, total: steps.length } : null
  const progress: Progress | null =
    word && at
      ? { words: t('registration-cause:progress', { ...at, name: t(`registration-cause:step.${word}`) }), step: at }
      : null
  const goBack = () => send({ type: 'step.back' })
  // What is under way is waited for: the chart takes no way back from there, so none is shown.
  const frame = { progress, isBusy, onBack: isBusy ? undefined : goBack }
  const accountEmail = () => (
    <AccountEmail {...frame} kept={answers.email} onSubmit={(email) => send({ type: 'email.submitted', email })} />
  )
  const checkAnswers = () => {
    const { names } = answers
    const rows: Partial<Record<Step, Row>> = {
      ...wizard.rows(),
      'account-email': [t('registration-cause:check.email'), answers.email ?? ''],
      password: [t('registration-cause:check.password'), t('registration-cause:check.passwordSet')],
      names: [t('registration-cause:check.names'), names ? `${names.firstName} ${names.lastName}` : ''],
    }
    return (
      <CheckAnswers
        {...frame}
        rows={[
          ...steps.flatMap((step) => {
            const [name, value] = rows[step] ?? []
            return name !== undefined && value !== undefined
              ? [{ name, value, onChange: () => send({ type: 'step.shown', step }) }]
              : []
          }),
          ...(person ? [{ name: t('registration-cause:check.person'), value: `${person.name}\n${person.email}` }] : []),
        ]}
        refusals={refusals}
        submit={wizard.submit}
        onConfirm={() => send({ type: 'answers.confirmed' })}
      />
    )
  }
  return {
    frame,
    goBack,
    /** What the states show that both charts have. */
    screens: {
      goingOn: null,
      account: {
        accountEmail,
        checkingEmail: accountEmail,
        knownEmail: (): ReactNode => <KnownEmail email={answers.email ?? ''} progress={progress} onBack={goBack} />,
        password: () => (
          <NewPassword {...frame} kept={null} onSubmit={(password) => send({ type: 'password.submitted', password })} />
        ),
        names: () => <Names {...frame} kept={answers.names} onSubmit={(names) => send({ type: 'names.submitted', names })} />,
      },
      registering: {
        checkAnswers,
        finalising: checkAnswers,
        couldNotRegister: () => (
          <CouldNotRegister progress={progress} onBack={goBack} onRetry={() => send({ type: 'registration.retried' })} />
        ),
      },
      success: (): ReactNode => <Success name={wizard.name} uri={uri} onNext={() => send({ type: 'steps.opened' })} />,
      nextSteps: (): ReactNode => <NextSteps uri={uri} audience={kind} />,
    },
  }
}
