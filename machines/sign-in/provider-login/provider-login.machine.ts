import { assign, fromCallback, setup } from 'xstate'
import type { Identity } from '#contract/sign-in/identity.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** How it began: with a provider's answer, in the little window of a provider, to start at once, with one that was chosen before this was there, or to wait for a choice. */
export type Arrival =
  | { kind: 'choice' }
  | { kind: 'chosen'; provider: ProviderName }
  | { kind: 'start'; provider: ProviderName }
  | { kind: 'window'; provider: ProviderName }
  | { kind: 'answer'; provider: ProviderName; answer: DialogAnswer }

/** `forged`: the answer does not fit the question that this device asked. */
export type DialogAnswer = { kind: 'code'; code: string } | { kind: 'cancelled' } | { kind: 'blocked' } | { kind: 'forged' }
export type ProviderOutcome =
  | { kind: 'signedIn' }
  | { kind: 'noAccount'; identity: Identity }
  | { kind: 'refused' }
  | { kind: 'providerDown' }
  | { kind: 'tooMany' }

export type ProviderLoginEvent =
  | { type: 'provider.chosen'; provider: ProviderName }
  | { type: 'redirect.chosen' }
  | { type: 'dialog.left' }
  | { type: 'answer.arrived'; answer: DialogAnswer }

interface ProviderLoginContext {
  arrival: Arrival
  provider: ProviderName
  answer: DialogAnswer | null
  identity: Identity | null
}

const providerOf = (arrival: Arrival): ProviderName => (arrival.kind === 'choice' ? 'facebook' : arrival.provider)

/**
 * F-039…F-041: logging in with the account of Facebook or Apple. The provider's dialog opens in a window of its own, so that nothing on this page is
 * lost; when the browser blocks it, or the person came by an address that starts at once, this page itself goes there and comes back.
 */
export const providerLoginMachine = setup({
  types: {} as {
    context: ProviderLoginContext
    input: { arrival: Arrival }
    events: ProviderLoginEvent
    tags: 'busy' | 'fault'
    meta: { fault: 'cancelled' | 'blocked' | 'forged' | 'refused' | 'providerDown' | 'tooMany' | 'failed' }
  },
  actors: {
    askInWindow: placeholder<DialogAnswer, { provider: ProviderName }>(),
    leaveForDialog: placeholder<void, { provider: ProviderName }>(),
    handOver: placeholder<void>(),
    exchange: placeholder<ProviderOutcome, { provider: ProviderName; code: string }>(),
    /** Tells what a window of the provider has brought, also one that the page no longer knows. */
    hearAnswer: fromCallback(() => {}),
  },
  actions: {
    keepProvider: assign((_, params: { provider: ProviderName }) => ({
      provider: params.provider,
      answer: null,
      identity: null,
    })),
    keepAnswer: assign((_, params: { answer: DialogAnswer }) => ({ answer: params.answer })),
    keepIdentity: assign((_, params: { outcome: ProviderOutcome }) => ({
      identity: params.outcome.kind === 'noAccount' ? params.outcome.identity : null,
    })),
    forgetAnswer: assign({ answer: null }),
  },
  guards: {
    startsAtOnce: ({ context }) => context.arrival.kind === 'start',
    isWindow: ({ context }) => context.arrival.kind === 'window',
    isChosen: ({ context }) => context.arrival.kind === 'chosen',
    hasAnswer: ({ context }) => context.answer !== null,
    isCode: ({ context }) => context.answer?.kind === 'code',
    isCancelled: ({ context }) => context.answer?.kind === 'cancelled',
    isBlocked: ({ context }) => context.answer?.kind === 'blocked',
    isSignedIn: (_, params: { outcome: ProviderOutcome }) => params.outcome.kind === 'signedIn',
    isNoAccount: (_, params: { outcome: ProviderOutcome }) => params.outcome.kind === 'noAccount',
    isRefused: (_, params: { outcome: ProviderOutcome }) => params.outcome.kind === 'refused',
    isTooMany: (_, params: { outcome: ProviderOutcome }) => params.outcome.kind === 'tooMany',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'providerLogin',
  description: 'Logging in with Facebook or Apple.',
  context: ({ input: { arrival } }) => ({
    arrival,
    provider: providerOf(arrival),
    answer: arrival.kind === 'answer' ? arrival.answer : null,
    identity: null,
  }),
  invoke: { id: 'hearAnswer', src: 'hearAnswer' },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'How the page was opened decides.',
      always: [
        { guard: 'isWindow', target: 'window' },
        { guard: 'startsAtOnce', target: 'leaving' },
        { guard: 'isChosen', target: 'opening' },
        { guard: 'hasAnswer', target: 'answered' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The person may choose Facebook or Apple.',
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    opening: {
      description: 'The provider’s window is open; this page waits, and can be taken back at any time.',
      tags: 'busy',
      invoke: {
        id: 'askInWindow',
        src: 'askInWindow',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'failed' },
      },
      on: { 'dialog.left': { target: 'cancelled' } },
    },
    answered: {
      description: 'The provider’s answer is here.',
      always: [
        { guard: 'isCode', target: 'exchanging' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'forged' },
      ],
    },
    leaving: {
      description: 'This page itself goes to the provider’s dialog and comes back with its answer.',
      tags: 'busy',
      invoke: {
        id: 'leaveForDialog',
        src: 'leaveForDialog',
        input: ({ context }) => ({ provider: context.provider }),
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    window: {
      description: 'This is the provider’s window, on its way back: it hands the answer to the page that opened it and closes.',
      invoke: { id: 'handOver', src: 'handOver', onError: { target: 'failed' } },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    exchanging: {
      description: 'The server checks with the provider who this is.',
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({
          provider: context.provider,
          code: context.answer?.kind === 'code' ? context.answer.code : '',
        }),
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => ({ outcome: event.output }) }, target: 'success' },
          {
            guard: { type: 'isNoAccount', params: ({ event }) => ({ outcome: event.output }) },
            target: 'noAccount',
            actions: { type: 'keepIdentity', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) }, target: 'refused' },
          { guard: { type: 'isTooMany', params: ({ event }) => ({ outcome: event.output }) }, target: 'tooMany' },
          { target: 'providerDown' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    noAccount: {
      description: 'No account here is connected to this one: log in with e-mail and password, or create an account (F-040).',
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    cancelled: {
      description: 'The person said no, or the window looks closed; should it bring an answer after all, that counts.',
      tags: 'fault',
      meta: { fault: 'cancelled' },
      on: {
        'answer.arrived': { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } },
      },
    },
    blocked: {
      description: 'The browser did not let the window open: this page can go to the provider itself.',
      tags: 'fault',
      meta: { fault: 'blocked' },
      on: {
        'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } },
        'redirect.chosen': { target: 'leaving' },
      },
    },
    forged: {
      description: 'The answer does not fit what this device asked for, so it is not used.',
      tags: 'fault',
      meta: { fault: 'forged' },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    refused: {
      description: 'The provider’s proof was not for this site or not for this person (A12).',
      tags: 'fault',
      meta: { fault: 'refused' },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    providerDown: {
      description: 'The provider does not answer; logging in with e-mail and password works.',
      tags: 'fault',
      meta: { fault: 'providerDown' },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    tooMany: {
      description: 'Too many tries from here; a while later it works again.',
      tags: 'fault',
      meta: { fault: 'tooMany' },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    failed: {
      description: 'We were not reached, or did not answer in time.',
      tags: 'fault',
      meta: { fault: 'failed' },
      on: { 'provider.chosen': { target: 'opening', actions: { type: 'keepProvider', params: ({ event }) => event } } },
    },
    success: { description: 'Logged in.', type: 'final' },
  },
})
