import { assign, setup } from 'xstate'
import type { AccountFields, MarketingFields } from '#contract/registration/registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { SupporterRegistrationStep } from './supporter-registration.steps.ts'

export interface ChosenCause {
  id: number
  name: string
}

export type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'emailTaken' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'failed' }

export type SupporterRegistrationEvent =
  | { type: 'cause.chosen'; cause: ChosenCause }
  | { type: 'account.submitted'; fields: AccountFields }
  | { type: 'marketing.submitted'; fields: MarketingFields }
  | { type: 'registration.retried' }
  | { type: 'person.signedIn'; supported: ChosenCause | null }
  | { type: 'link.asked' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.declined' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: SupporterRegistrationStep }

export type { SupporterRegistrationStep }

/** A state's word in the address. */
export interface SupporterRegistrationMeta {
  step?: SupporterRegistrationStep
}

export interface SupporterRegistrationContext {
  cause: ChosenCause | null
  account: AccountFields | null
  marketing: MarketingFields | null
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
    registerSupporter: placeholder<
      RegistrationOutcome,
      { cause: ChosenCause; account: AccountFields; marketing: MarketingFields }
    >(),
  },
  actions: {
    keepCause: assign((_, params: { cause: ChosenCause }) => ({ cause: params.cause })),
    keepAccount: assign((_, params: { fields: AccountFields }) => ({ account: params.fields, refusals: {} })),
    keepPerson: assign((_, params: { supported: ChosenCause | null }) => ({ isSignedIn: true, supported: params.supported })),
    keepRefusals: assign((_, { outcome }: { outcome: RegistrationOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    keepMarketing: assign((_, params: { fields: MarketingFields }) => ({ marketing: params.fields })),
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
    wantsChooseCause: (_, params: { step: SupporterRegistrationStep }) => params.step === 'choose-cause',
    wantsCreateAccount: ({ context }, params: { step: SupporterRegistrationStep }) =>
      params.step === 'create-account' && context.cause !== null,
    wantsMarketing: ({ context }, params: { step: SupporterRegistrationStep }) =>
      params.step === 'marketing-terms' && context.cause !== null && context.account !== null,
  },
  delays: { patience: patience.call, longPatience: patience.longCall },
})
