import { assign, setup } from 'xstate'
import type { SupporterAnswers } from '#contract/registration/registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

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

export interface SupporterRegistrationContext {
  cause: ChosenCause | null
  answers: Partial<SupporterAnswers>
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
    hasCause: ({ context }) => context.cause !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    supportsNone: ({ context }) => context.supported === null,
    supportsThis: ({ context }) => context.supported?.id === context.cause?.id,
    isKnown: (_, params: { exists: boolean }) => params.exists,
    isRegistered: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'registered',
    isEmailTaken: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'emailTaken',
    isRefused: (_, params: { outcome: RegistrationOutcome }) => params.outcome.kind === 'refused',
    isWanted: (_, params: { asked: SupporterRegistrationStep; step: SupporterRegistrationStep }) => params.asked === params.step,
    /** A step can be shown once there is a cause and all that is asked before it is answered. */
    isReached: (
      { context },
      params: { asked: SupporterRegistrationStep; step: SupporterRegistrationStep; after: readonly Question[] },
    ) => params.asked === params.step && context.cause !== null && params.after.every((step) => step in context.answers),
  },
  delays: { patience: patience.call, longPatience: patience.longCall },
})
