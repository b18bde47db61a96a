import { assign, setup } from 'xstate'
import type { AccountFields, MarketingFields } from '../../../src/contract/rules/registration.ts'
import type { SupporterRegistrationStep } from '../../../src/contract/rules/registration-steps.ts'
import { patience, placeholder } from '../../placeholder.ts'

export interface ChosenCause {
  id: number
  name: string
}

export type RegistrationOutcome = { kind: 'registered' } | { kind: 'emailTaken' } | { kind: 'refused' } | { kind: 'failed' }

export type SupporterRegistrationEvent =
  | { type: 'cause.chosen'; cause: ChosenCause }
  | { type: 'account.submitted'; fields: AccountFields }
  | { type: 'marketing.submitted'; fields: MarketingFields }
  | { type: 'registration.retried' }
  | { type: 'signIn.chosen' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: SupporterRegistrationStep }

export type { SupporterRegistrationStep }

/** Which screen a state shows, and its word in the address. */
export interface SupporterRegistrationMeta {
  screen: 'chooseCause' | 'createAccount' | 'knownEmail' | 'marketingTerms' | 'couldNotRegister'
  step?: SupporterRegistrationStep
}

interface SupporterRegistrationContext {
  cause: ChosenCause | null
  account: AccountFields | null
  marketing: MarketingFields | null
}

export interface SupporterRegistrationInput {
  cause: ChosenCause | null
}

/** F-048, F-046, F-047, first version: choose a cause, create the account, agree, done. */
export const supporterRegistrationMachine = setup({
  types: {} as {
    context: SupporterRegistrationContext
    input: SupporterRegistrationInput
    events: SupporterRegistrationEvent
    tags: 'busy'
    meta: SupporterRegistrationMeta
  },
  actors: {
    probeEmail: placeholder<boolean, { email: string }>(),
    registerSupporter: placeholder<
      RegistrationOutcome,
      { cause: ChosenCause; account: AccountFields; marketing: MarketingFields }
    >(),
  },
  actions: {
    keepCause: assign((_, params: { cause: ChosenCause }) => ({ cause: params.cause })),
    keepAccount: assign((_, params: { fields: AccountFields }) => ({ account: params.fields })),
    keepMarketing: assign((_, params: { fields: MarketingFields }) => ({ marketing: params.fields })),
  },
  guards: {
    hasCause: ({ context }) => context.cause !== null,
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
}).createMachine({
  id: 'supporterRegistration',
  description: 'Becoming a supporter: a cause, an account, and what may be sent.',
  context: ({ input }) => ({ cause: input.cause, account: null, marketing: null }),
  initial: 'starting',
  on: {
    'step.shown': [
      { guard: { type: 'wantsChooseCause', params: ({ event }) => ({ step: event.step }) }, target: '.chooseCause' },
      { guard: { type: 'wantsCreateAccount', params: ({ event }) => ({ step: event.step }) }, target: '.createAccount' },
      { guard: { type: 'wantsMarketing', params: ({ event }) => ({ step: event.step }) }, target: '.marketingTerms' },
    ],
  },
  states: {
    starting: {
      description: 'A cause that came with the link is taken over.',
      always: [{ guard: 'hasCause', target: 'createAccount' }, { target: 'chooseCause' }],
    },
    chooseCause: {
      description: 'The person finds the cause that they want to raise for.',
      meta: { screen: 'chooseCause', step: 'choose-cause' },
      on: {
        'cause.chosen': {
          target: 'createAccount',
          actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) },
        },
      },
    },
    createAccount: {
      description: 'Name, e-mail address and password.',
      meta: { screen: 'createAccount', step: 'create-account' },
      on: {
        'account.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keepAccount', params: ({ event }) => ({ fields: event.fields }) },
        },
        'step.back': { target: 'chooseCause' },
      },
    },
    checkingEmail: {
      description: 'Asking whether the address has an account already. If that cannot be asked, registering will tell.',
      tags: 'busy',
      meta: { screen: 'createAccount', step: 'create-account' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'probeEmail',
        src: 'probeEmail',
        input: ({ context }) => ({ email: context.account?.email ?? '' }),
        onDone: [
          { guard: { type: 'isKnown', params: ({ event }) => ({ exists: event.output }) }, target: 'knownEmail' },
          { target: 'marketingTerms' },
        ],
        onError: { target: 'marketingTerms' },
      },
      after: { patience: { target: 'marketingTerms' } },
    },
    knownEmail: {
      description: 'There is an account with this address: the person can log in, or go back and use another address.',
      meta: { screen: 'knownEmail', step: 'create-account' },
      on: { 'signIn.chosen': { target: 'signingIn' }, 'step.back': { target: 'createAccount' } },
    },
    marketingTerms: {
      description: 'The terms, and whether news may be sent.',
      meta: { screen: 'marketingTerms', step: 'marketing-terms' },
      on: {
        'marketing.submitted': {
          target: 'finalising',
          actions: { type: 'keepMarketing', params: ({ event }) => ({ fields: event.fields }) },
        },
        'step.back': { target: 'createAccount' },
      },
    },
    finalising: {
      description: 'The account is being made.',
      tags: 'busy',
      meta: { screen: 'marketingTerms', step: 'marketing-terms' },
      on: { 'step.shown': {} },
      invoke: {
        id: 'registerSupporter',
        src: 'registerSupporter',
        input: ({ context }) => ({
          cause: context.cause ?? { id: 0, name: '' },
          account: context.account ?? { firstName: '', lastName: '', email: '', password: '' },
          marketing: context.marketing ?? { terms: false, news: false },
        }),
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => ({ outcome: event.output }) }, target: 'done' },
          { guard: { type: 'isEmailTaken', params: ({ event }) => ({ outcome: event.output }) }, target: 'knownEmail' },
          { guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) }, target: 'refused' },
          { target: 'couldNotRegister' },
        ],
        onError: { target: 'couldNotRegister' },
      },
      after: { longPatience: { target: 'couldNotRegister' } },
    },
    refused: {
      description: 'The server found fault with the details: the person checks them, everything typed is still there.',
      meta: { screen: 'createAccount', step: 'create-account' },
      on: {
        'account.submitted': {
          target: 'checkingEmail',
          actions: { type: 'keepAccount', params: ({ event }) => ({ fields: event.fields }) },
        },
        'step.back': { target: 'chooseCause' },
      },
    },
    couldNotRegister: {
      description: 'The account could not be made just now. Trying again cannot make two.',
      meta: { screen: 'couldNotRegister', step: 'marketing-terms' },
      on: { 'registration.retried': { target: 'finalising' }, 'step.back': { target: 'marketingTerms' } },
    },
    signingIn: { description: 'The person logs in with the account that they have.', type: 'final' },
    done: { description: 'The account exists and the person is signed in.', type: 'final' },
  },
})
