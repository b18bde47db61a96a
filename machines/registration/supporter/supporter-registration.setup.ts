import { assign, fromCallback, setup } from 'xstate'
import type { SupporterAnswers } from '#contract/registration/registration.rules.ts'
import { lazyChart, patience, placeholder } from '#machines/placeholder.ts'
import { type Questions, wizardProgress } from '#machines/wizard-order.ts'
import type { AccountOutcome, accountCreationMachine, WantedAccount } from '../account-creation/account-creation.machine.ts'
import type { EmailProbe, emailProbeMachine } from '../email-probe/email-probe.machine.ts'

export interface ChosenCause {
  id: number
  name: string
}

type Question = keyof SupporterAnswers
/** In the address, too. */
export type SupporterRegistrationStep = 'choose-cause' | Question

/** Who is logged in now, and whom they support. */
export interface HeardOfPerson {
  type: 'person.signedIn'
  supported: ChosenCause | null
}

export type SupporterRegistrationEvent =
  | { [Step in Question]: { type: `${Step}.submitted`; fields: SupporterAnswers[Step] } }[Question]
  | { type: 'cause.chosen'; cause: ChosenCause }
  | { type: 'registration.retried' }
  | HeardOfPerson
  | { type: 'link.asked' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.declined' }
  | { type: 'list.reopened' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: SupporterRegistrationStep }

/** A state's word in the address. */
export interface SupporterRegistrationMeta {
  step?: SupporterRegistrationStep
}

interface SupporterProgress {
  cause: ChosenCause | null
  answers: Partial<SupporterAnswers>
}
export type SupporterQuestions = Questions<SupporterRegistrationStep, 'cause' | Question>
export const supporterProgress = wizardProgress(
  ({ cause, answers }: SupporterProgress, name: 'cause' | Question) => (name === 'cause' ? cause !== null : name in answers),
  {},
)

export interface SupporterRegistrationContext extends SupporterProgress {
  /** What an earlier visit has answered is offered again, each at its question. */
  left: LeftAnswers | null
  /** Who is logged in, as soon as that is known, and what they support now. */
  person: { supported: ChosenCause | null } | null
  /** What the server found fault with, by field. */
  refusals: Record<string, string>
}

/** Of an earlier visit: never the password. */
export type LeftAnswers = Omit<Partial<SupporterAnswers>, 'create-account'> & {
  'create-account'?: Omit<SupporterAnswers['create-account'], 'password'>
}

export interface SupporterRegistrationInput {
  /** The one that the address names counts, whichever was chosen at an earlier visit. */
  cause: ChosenCause | null
  answers: { cause: ChosenCause | null; answers: LeftAnswers | null }
}

/** Of what is answered: the terms are the last question. */
export const wantedAccount = ({ cause, answers }: SupporterProgress): WantedAccount => ({
  account: answers['create-account'] ?? { firstName: '', lastName: '', email: '', password: '' },
  news: answers['marketing-terms']?.news ?? false,
  ...(cause && { causeId: cause.id }),
})

export const supporterRegistrationSetup = setup({
  types: {} as {
    context: SupporterRegistrationContext
    input: SupporterRegistrationInput
    events: SupporterRegistrationEvent
    tags: 'busy' | 'failed' | 'over'
    meta: SupporterRegistrationMeta
  },
  actors: {
    /** Tells whoever is logged in, at once and whenever it changes: in this tab or in another. */
    watchPerson: fromCallback<HeardOfPerson>(() => {}),
    probeEmail: lazyChart<typeof emailProbeMachine>('emailProbe'),
    requestLink: placeholder<void, { email: string }>(),
    switchCause: placeholder<void, { cause: ChosenCause }>(),
    createUser: lazyChart<typeof accountCreationMachine>('accountCreation'),
  },
  actions: {
    keepCause: assign((_, params: { cause: ChosenCause }) => ({ cause: params.cause })),
    keepAnswer: assign(({ context }, answer: Partial<SupporterAnswers>) => ({
      answers: { ...context.answers, ...answer },
      refusals: {},
    })),
    keepPerson: assign((_, { supported }: { supported: ChosenCause | null }) => ({ person: { supported } })),
    keepRefusals: assign((_, { outcome }: { outcome: AccountOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isAsked: supporterProgress.guards.isAsked,
    isReached: supporterProgress.guards.isReached,
    hasCause: ({ context }) => context.cause !== null,
    isSignedIn: ({ context }) => context.person !== null,
    supportsNone: ({ context }) => !context.person?.supported,
    supportsThis: ({ context }) => context.person?.supported?.id === context.cause?.id,
    isKnown: (_, params: { probe: EmailProbe }) => params.probe === 'known',
    isMade: (_, params: { outcome: AccountOutcome }) => params.outcome.kind === 'made',
    isEmailTaken: (_, params: { outcome: AccountOutcome }) => params.outcome.kind === 'emailTaken',
    isRefused: (_, params: { outcome: AccountOutcome }) => params.outcome.kind === 'refused',
  },
  delays: { patience: patience.call, longPatience: 2 * patience.longCall },
})
