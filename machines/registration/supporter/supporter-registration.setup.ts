import { assign, setup } from 'xstate'
import type { SupporterAnswers } from '#contract/registration/registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type Questions, wizardProgress } from '#machines/wizard-order.ts'

export interface ChosenCause {
  id: number
  name: string
}

export type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'emailTaken' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'failed' }

type Question = keyof SupporterAnswers
/** In the address, too. */
export type SupporterRegistrationStep = 'choose-cause' | Question

export type SupporterRegistrationEvent =
  | { [Step in Question]: { type: `${Step}.submitted`; fields: SupporterAnswers[Step] } }[Question]
  | { type: 'cause.chosen'; cause: ChosenCause }
  | { type: 'registration.retried' }
  | { type: 'person.signedIn'; supported: ChosenCause | null }
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
  /** A fact from outside that comes at any time; only the choice of a cause reads it, and it may be made again and again. */
  isSignedIn: boolean
  /** What who is signed in supports now. */
  supported: ChosenCause | null
  /** What the server found fault with, by field. */
  refusals: Record<string, string>
}

export interface SupporterRegistrationInput {
  cause: ChosenCause | null
}

export const supporterRegistrationSetup = setup({
  types: {} as {
    context: SupporterRegistrationContext
    input: SupporterRegistrationInput
    events: SupporterRegistrationEvent
    tags: 'busy' | 'failed'
    meta: SupporterRegistrationMeta
  },
  actors: {
    probeEmail: placeholder<boolean, { email: string }>(),
    requestLink: placeholder<void, { email: string }>(),
    switchCause: placeholder<void, { cause: ChosenCause }>(),
    registerSupporter: placeholder<RegistrationOutcome, { cause: ChosenCause | null; answers: Partial<SupporterAnswers> }>(),
  },
  actions: {
    keepCause: assign((_, params: { cause: ChosenCause }) => ({ cause: params.cause })),
    keepAnswer: assign(({ context }, answer: Partial<SupporterAnswers>) => ({
      answers: { ...context.answers, ...answer },
      refusals: {},
    })),
    keepPerson: assign((_, params: { supported: ChosenCause | null }) => ({ isSignedIn: true, supported: params.supported })),
    keepRefusals: assign((_, { outcome }: { outcome: RegistrationOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isAsked: supporterProgress.guards.isAsked,
    isReached: supporterProgress.guards.isReached,
    hasCause: ({ context }) => context.cause !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    supportsNone: ({ context }) => context.supported === null,
    supportsThis: ({ context }) => context.supported?.id === context.cause?.id,
    isKnown: (_, params: { exists: boolean }) => params.exists,
    isRegistered: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'registered',
    isEmailTaken: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'emailTaken',
    isRefused: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'refused',
  },
  delays: { patience: patience.call, longPatience: patience.longCall },
})
