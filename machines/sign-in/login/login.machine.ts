import { assign, setup } from 'xstate'
import type { LoginFields } from '#contract/sign-in/sign-in.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type LoginOutcome =
  | { kind: 'signedIn' }
  | { kind: 'badCredentials' }
  /** `wait` is in seconds; null where the server does not say. */
  | { kind: 'tooMany'; wait: number | null }
  | { kind: 'problem' }
export type LoginEvent = { type: 'credentials.submitted'; fields: LoginFields }

interface LoginContext {
  fields: LoginFields | null
  /** Seconds that the person has to wait, as the server last said. */
  wait: number | null
}

/** F-035…F-038, E-022, E-025, X-008. The form keeps what was typed; the password leaves the chart as soon as it is answered. */
export const loginMachine = setup({
  types: {} as { context: LoginContext; events: LoginEvent; tags: 'busy' },
  actors: { requestSignIn: placeholder<LoginOutcome, LoginFields>() },
  actions: {
    keepFields: assign((_, params: { fields: LoginFields }) => ({ fields: params.fields })),
    forgetFields: assign({ fields: null }),
    keepWait: assign((_, { outcome }: { outcome: LoginOutcome }) => ({ wait: outcome.kind === 'tooMany' ? outcome.wait : null })),
  },
  guards: {
    isSignedIn: (_, params: { outcome: LoginOutcome }) => params.outcome.kind === 'signedIn',
    isBadCredentials: (_, params: { outcome: LoginOutcome }) => params.outcome.kind === 'badCredentials',
    isTooMany: (_, params: { outcome: LoginOutcome }) => params.outcome.kind === 'tooMany',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'login',
  description: 'Logging in with email and password.',
  context: { fields: null, wait: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person types their e-mail address and password.',
      on: {
        'credentials.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    submitting: {
      description: 'The server is checking them.',
      tags: 'busy',
      exit: 'forgetFields',
      invoke: {
        id: 'requestSignIn',
        src: 'requestSignIn',
        input: ({ context }) => context.fields ?? { email: '', password: '' },
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => ({ outcome: event.output }) }, target: 'success' },
          { guard: { type: 'isBadCredentials', params: ({ event }) => ({ outcome: event.output }) }, target: 'badCredentials' },
          {
            guard: { type: 'isTooMany', params: ({ event }) => ({ outcome: event.output }) },
            target: 'lockedOut',
            actions: { type: 'keepWait', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'problem' },
        ],
        onError: { target: 'problem' },
      },
      after: { patience: { target: 'problem' } },
    },
    badCredentials: {
      description: 'They do not fit together; what was typed is still there.',
      on: {
        'credentials.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    lockedOut: {
      description: 'Too many tries: the person waits as long as the server says, or chooses a new password.',
      on: {
        'credentials.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    problem: {
      description: 'Something else went wrong; trying again sends the same form.',
      on: {
        'credentials.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    success: { description: 'Signed in.', type: 'final' },
  },
})
