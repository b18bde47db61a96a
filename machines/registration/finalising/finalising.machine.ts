import { assign, setup } from 'xstate'
import type { BusinessAnswers, CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type AccountOutcome, accountCreationMachine } from '../account-creation/account-creation.machine.ts'
import type { LoggedInPerson } from '../logged-in-person.ts'

export type CauseOutcome =
  | { kind: 'made'; uri: string }
  | { kind: 'exists' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; fields: Record<string, string> }
export type FinalisingOutcome =
  | { kind: 'registered'; uri: string }
  | { kind: 'emailTaken' }
  | { kind: 'exists' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'failed' }

/** What a wizard has been told, by whoever is signed in or not. */
export interface FinalisingInput {
  answers: CauseAnswers | BusinessAnswers
  password: string
  /** As the wizard knew it when its answers were confirmed: it never changes here. */
  person: LoggedInPerson | null
}

interface FinalisingContext {
  progress: FinalisingInput
  outcome: FinalisingOutcome
}

/**
 * F-050, F-059, X-067: user, then tokens, then the cause or business with its administrator. Each call carries a key of its own, so that running this
 * again after any failure goes on where it stopped and makes nothing twice. The wizards invoke it.
 */
export const finalisingMachine = setup({
  types: {} as {
    context: FinalisingContext
    input: FinalisingInput
    output: FinalisingOutcome
    events: { type: 'never' }
  },
  actors: {
    createUser: accountCreationMachine,
    createCause: placeholder<CauseOutcome, FinalisingInput>(),
  },
  actions: {
    keepUser: assign((_, { outcome }: { outcome: AccountOutcome }) => ({
      outcome: outcome.kind === 'made' ? { kind: 'failed' as const } : outcome,
    })),
    keepCause: assign((_, { outcome }: { outcome: CauseOutcome }) => ({
      outcome: outcome.kind === 'made' ? { kind: 'registered' as const, uri: outcome.uri } : outcome,
    })),
    keepFailure: assign({ outcome: { kind: 'failed' } }),
  },
  guards: {
    needsUser: ({ context }) => context.progress.person === null,
    isMade: (_, { outcome }: { outcome: AccountOutcome | CauseOutcome }) => outcome.kind === 'made',
  },
  delays: { accountPatience: patience.longCall + 2 * patience.call, longPatience: patience.longCall },
}).createMachine({
  id: 'finalising',
  description: 'Creates the account, then the cause or business, once each.',
  context: ({ input }) => ({ progress: input, outcome: { kind: 'failed' } }),
  output: ({ context }) => context.outcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who is signed in already needs no account.',
      always: [{ guard: 'needsUser', target: 'creatingUser' }, { target: 'creatingCause' }],
    },
    creatingUser: {
      description: 'Making the account and signing the person in.',
      invoke: {
        id: 'createUser',
        src: 'createUser',
        input: ({ context: { progress } }) => ({
          account: {
            ...(progress.answers.names ?? { firstName: '', lastName: '' }),
            email: progress.answers.email ?? '',
            password: progress.password,
          },
          news: false,
        }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => ({ outcome: event.output }) },
            target: 'creatingCause',
          },
          { target: 'stopped', actions: { type: 'keepUser', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'stopped', actions: 'keepFailure' },
      },
      after: { accountPatience: { target: 'stopped', actions: 'keepFailure' } },
    },
    creatingCause: {
      description: 'Making the cause or business, its administrator and what they support, all together.',
      invoke: {
        id: 'createCause',
        src: 'createCause',
        input: ({ context }) => context.progress,
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => ({ outcome: event.output }) },
            target: 'registered',
            actions: { type: 'keepCause', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'stopped', actions: { type: 'keepCause', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'stopped', actions: 'keepFailure' },
      },
      after: { longPatience: { target: 'stopped', actions: 'keepFailure' } },
    },
    registered: { description: 'Everything is made.', type: 'final' },
    stopped: {
      description: 'One step was refused or failed; the wizard says which, and what was made stays for the next try.',
      type: 'final',
    },
  },
})
