import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import type { EmailProbe } from './email-probe/email-probe.machine.ts'
import type { FinalisingOutcome } from './finalising/finalising.machine.ts'
import type { LoggedInPerson, PersonSignedIn } from './logged-in-person.ts'

/** Who answers a wizard that makes something for a new person, and what they have said. */
export interface AccountProgress<Answers> {
  /** Everything that is kept: all but the password. */
  answers: Answers
  /** Only while the wizard is open. */
  password: string
  /** Who will run what is made, once they are logged in: nothing is asked about an account then. */
  person: LoggedInPerson | null
}

export const isNew = ({ person }: { person: LoggedInPerson | null }) => person === null
export function hasAnswer<Answers>({ answers, password }: AccountProgress<Answers>, name: keyof Answers | 'password'): boolean {
  return name === 'password' ? password !== '' : answers[name as keyof Answers] !== null // no answer that is kept is called so
}

/** The guards of the states below. */
export const accountGuards = {
  isKnown: (_: unknown, { probe }: { probe: EmailProbe }) => probe === 'known',
  isOutcome: (_: unknown, { outcome, kind }: { outcome: FinalisingOutcome; kind: FinalisingOutcome['kind'] }) =>
    outcome.kind === kind,
}

export const keepPerson = {
  type: 'keepPerson',
  params: ({ event }: { event: PersonSignedIn }) => ({ person: event.person }),
} as const

/** What the wizards that make something for a new person ask about that person, in their section `account`. `toBefore` leads Back. */
export const newAccount = <Back>(wizard: string, toBefore: (step: 'account-email' | 'password' | 'names') => Back) => {
  const goingOn = `#${wizard}.goingOn`
  // F-056: who logs in meanwhile, as in another tab, is asked nothing more about themselves.
  const whenSignedIn = { 'person.signedIn': { target: goingOn, actions: keepPerson } } as const
  return {
    accountEmail: {
      description: 'The address of the person who will run it.',
      meta: { step: 'account-email' },
      on: {
        'email.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keep', params: ({ event }: { event: { email: string } }) => ({ email: event.email }) },
        },
        ...whenSignedIn,
        'step.back': toBefore('account-email'),
      },
    },
    checkingEmail: {
      description: 'Asking whether the address has an account already. If that cannot be asked, registering will tell.',
      tags: 'busy',
      meta: { step: 'account-email' },
      on: { ...whenSignedIn, 'step.shown': {} },
      invoke: {
        id: 'probeEmail',
        src: 'probeEmail',
        input: ({ context }: { context: { answers: { email: string | null } } }) => ({ email: context.answers.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }: { event: { output: EmailProbe } }) => ({ probe: event.output }) },
            target: 'knownEmail',
          },
          { target: goingOn },
        ],
        onError: { target: goingOn },
      },
      after: { patience: { target: goingOn } },
    },
    knownEmail: {
      description: 'The address has an account: logging in here goes on with the wizard (F-047).',
      meta: { step: 'account-email' },
      on: { ...whenSignedIn, 'step.back': { target: 'accountEmail' } },
    },
    password: {
      description: 'A password for the new account.',
      meta: { step: 'password' },
      on: {
        'password.submitted': {
          target: goingOn,
          actions: { type: 'keepPassword', params: ({ event }: { event: { password: string } }) => ({ value: event.password }) },
        },
        ...whenSignedIn,
        'step.back': toBefore('password'),
      },
    },
    names: {
      description: 'The person’s name.',
      meta: { step: 'names' },
      on: {
        'names.submitted': {
          target: goingOn,
          actions: { type: 'keep', params: ({ event }: { event: { names: NamesFields } }) => ({ names: event.names }) },
        },
        ...whenSignedIn,
        'step.back': toBefore('names'),
      },
    },
  } as const
}

const isOutcome = <const Kind extends FinalisingOutcome['kind']>(kind: Kind) =>
  ({
    type: 'isOutcome',
    params: ({ event }: { event: { output: FinalisingOutcome } }) => ({ outcome: event.output, kind }),
  }) as const
const keepOutcome = {
  type: 'keepOutcome',
  params: ({ event }: { event: { output: FinalisingOutcome } }) => ({ outcome: event.output }),
} as const

/** From the confirmed answers on, in the section `registering`. `whenThere` is where it leads when there is one already. */
export const finalisingStates = <Answers>(wizard: string, made: string, whenThere: string) =>
  ({
    finalising: {
      description: `Account, ${made} and administrator are being made, each once (F-059).`,
      tags: 'busy',
      meta: { step: 'check-answers' },
      // Making the account logs in, too: the summary stays as it was confirmed.
      on: { 'step.shown': {}, 'person.signedIn': {} },
      invoke: {
        id: 'finalise',
        src: 'finalise',
        input: ({
          context: { answers, password, person },
        }: {
          context: { answers: Answers; password: string; person: LoggedInPerson | null }
        }) => ({ answers, password, person }),
        onDone: [
          { guard: isOutcome('registered'), target: `#${wizard}.success`, actions: [keepOutcome, 'forgetPassword'] },
          { guard: isOutcome('emailTaken'), target: `#${wizard}.account.knownEmail` },
          { guard: isOutcome('exists'), target: whenThere },
          { guard: isOutcome('signedOut'), target: `#${wizard}.goingOn`, actions: 'forgetPerson' },
          { guard: isOutcome('refused'), target: 'checkAnswers', actions: keepOutcome },
          { target: 'couldNotRegister' },
        ],
        onError: { target: 'couldNotRegister' },
      },
      after: { savingPatience: { target: 'couldNotRegister' } },
    },
    couldNotRegister: {
      description: 'Something failed on the way. What was made stays, and trying again goes on from there.',
      meta: { step: 'check-answers' },
      on: { 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'checkAnswers' } },
    },
  }) as const

/** Once it is made: what to do first. */
export const registeredStates = (made: string) =>
  ({
    success: {
      description: `The ${made} is registered.`,
      tags: 'over',
      on: { 'steps.opened': { target: 'nextSteps' }, 'step.shown': {} },
    },
    nextSteps: { description: 'What to do first, and a coaching call.', type: 'final', tags: 'over' },
  }) as const
