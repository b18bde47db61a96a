import { assign, fromCallback, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import type { ProofWays } from '#contract/sign-in/proof.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Why a way did not lead on; the others stay open. */
export type ProofProblem = 'failed' | 'tooMany' | 'codeExpired' | 'cancelled' | 'blocked' | 'refused' | 'notYours'
export type ProofOutcome =
  | { kind: 'proven' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'problem'; problem: ProofProblem }
export type MailOutcome = 'sent' | 'tooMany'

interface RecentProofContext {
  ways: ProofWays | null
  password: string
  code: string
  provider: ProviderName
  /** What a window that looked closed brought back after all. */
  providerCode: string | null
  refusals: Record<string, string>
  problem: ProofProblem | null
}

const nothingWrong = { refusals: {}, problem: null }

/**
 * X-046, G-027: whoever is about to change what only they may change shows that it is them, in the page, and what was begun goes on. With the password, with
 * a code mailed to their address, or with a connected account of a service.
 */
export const recentProofMachine = setup({
  types: {} as {
    context: RecentProofContext
    events:
      | { type: 'ways.retried' }
      | { type: 'password.submitted'; password: string }
      | { type: 'code.wanted' }
      | { type: 'code.submitted'; code: string }
      | { type: 'provider.chosen'; provider: ProviderName }
      | { type: 'answer.arrived'; code: string }
      | { type: 'way.changed' }
      | { type: 'proof.declined' }
    tags: 'busy' | 'asksCode'
  },
  actors: {
    readWays: placeholder<ProofWays>(),
    checkPassword: placeholder<ProofOutcome, { password: string }>(),
    mailCode: placeholder<MailOutcome>(),
    checkCode: placeholder<ProofOutcome, { code: string }>(),
    askProvider: placeholder<ProofOutcome, { provider: ProviderName; code: string | null }>(),
    /** Tells what a window of the provider has brought, also one that the page no longer knows. */
    hearAnswer: fromCallback(() => {}),
  },
  actions: {
    keepWays: assign((_, { ways }: { ways: ProofWays }) => ({ ways })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password, ...nothingWrong })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, ...nothingWrong })),
    keepProvider: assign((_, { provider }: { provider: ProviderName }) => ({
      provider,
      providerCode: null,
      ...nothingWrong,
    })),
    keepAnswer: assign((_, { code }: { code: string }) => ({ providerCode: code, ...nothingWrong })),
    keepOutcome: assign((_, { outcome }: { outcome: ProofOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      problem: outcome.kind === 'problem' ? outcome.problem : null,
    })),
    keepProblem: assign((_, { problem }: { problem: ProofProblem }) => ({ problem, refusals: {} })),
    forgetSecrets: assign({ password: '', code: '' }),
    forgetProblem: assign(nothingWrong),
  },
  guards: {
    isProven: (_, { outcome }: { outcome: ProofOutcome }) => outcome.kind === 'proven',
    isMailed: (_, { outcome }: { outcome: MailOutcome }) => outcome === 'sent',
    wasCancelled: ({ context }) => context.problem === 'cancelled',
    hasPassword: ({ context }) => context.ways?.hasPassword ?? false,
    isConnected: ({ context }, { provider }: { provider: ProviderName }) => context.ways?.providers.includes(provider) ?? false,
  },
  // Longer than that nobody is waited for: what was begun is given up before its own chart gives it up.
  delays: { patience: patience.longCall, life: limits.proofLife },
}).createMachine({
  id: 'recentProof',
  description: 'Confirming your identity before an important change.',
  context: { ways: null, password: '', code: '', provider: 'facebook', providerCode: null, refusals: {}, problem: null },
  invoke: { id: 'hearAnswer', src: 'hearAnswer' },
  initial: 'loading',
  on: { 'proof.declined': { target: '.declined' } },
  after: { life: { target: '.declined' } },
  states: {
    loading: {
      description: 'It is being asked which ways this person has.',
      tags: 'busy',
      invoke: {
        id: 'readWays',
        src: 'readWays',
        onDone: { target: 'choosing', actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) } },
        onError: { target: 'unreadable' },
      },
      after: { patience: { target: 'unreadable' } },
    },
    unreadable: {
      description: 'It could not be asked.',
      on: { 'ways.retried': { target: 'loading' } },
    },
    choosing: {
      description:
        'The password is typed, or another way is chosen; what went wrong before is said. A window that looked closed counts if it brings an answer after all.',
      on: {
        'password.submitted': {
          guard: 'hasPassword',
          target: 'checkingPassword',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'code.wanted': { target: 'mailingCode', actions: 'forgetProblem' },
        'provider.chosen': {
          guard: { type: 'isConnected', params: ({ event }) => ({ provider: event.provider }) },
          target: 'askingProvider',
          actions: { type: 'keepProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
        'answer.arrived': {
          guard: 'wasCancelled',
          target: 'askingProvider',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    checkingPassword: {
      description: 'The password is being checked.',
      tags: 'busy',
      exit: 'forgetSecrets',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => ({ outcome: event.output }) }, target: 'proven' },
          { target: 'choosing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
      after: {
        patience: { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
    },
    mailingCode: {
      description: 'A code is being mailed to the person’s address.',
      tags: 'busy',
      invoke: {
        id: 'mailCode',
        src: 'mailCode',
        onDone: [
          { guard: { type: 'isMailed', params: ({ event }) => ({ outcome: event.output }) }, target: 'enteringCode' },
          { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'tooMany' as const }) } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
      after: {
        patience: { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
    },
    enteringCode: {
      description: 'The code from the mail is typed; another one can be asked for.',
      tags: 'asksCode',
      on: {
        'code.submitted': {
          target: 'checkingCode',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.wanted': { target: 'mailingCode', actions: 'forgetProblem' },
        'way.changed': { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    checkingCode: {
      description: 'The code is being checked.',
      tags: ['busy', 'asksCode'],
      exit: 'forgetSecrets',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => ({ outcome: event.output }) }, target: 'proven' },
          { target: 'enteringCode', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'enteringCode', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
      after: {
        patience: { target: 'enteringCode', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
    },
    askingProvider: {
      description: 'The person says yes in the provider’s own window; this page waits as it is.',
      tags: 'busy',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ context }) => ({ provider: context.provider, code: context.providerCode }),
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => ({ outcome: event.output }) }, target: 'proven' },
          { target: 'choosing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepProblem', params: () => ({ problem: 'failed' as const }) } },
      },
      on: { 'way.changed': { target: 'choosing' } },
    },
    proven: { description: 'What was begun goes on.', type: 'final' },
    declined: { description: 'Nothing is changed; what was begun says so.', type: 'final' },
  },
})
