import { assign, setup } from 'xstate'
import type { TermsItem } from '#contract/account/terms.ts'
import type { AccountFields } from '#contract/registration/registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What a wizard has been told about the account that is wanted. */
export interface WantedAccount {
  account: AccountFields
  /** Whether news may be sent. */
  news: boolean
  causeId?: number
}
/** What the person agrees to, as it reads now. */
export interface AgreedTerms {
  user: TermsItem[]
  marketing: TermsItem[]
}

type Refusal = { kind: 'emailTaken' } | { kind: 'refused'; fields: Record<string, string> }
export type RegisterOutcome = { kind: 'made' } | Refusal
export type AccountOutcome = RegisterOutcome | { kind: 'failed' }

interface AccountCreationContext {
  wanted: WantedAccount
  terms: AgreedTerms
  outcome: AccountOutcome
}

/** what is agreed to, then the account with its tokens. One key goes with it, so that running this again makes nothing twice. The wizards invoke it. */
export const accountCreationMachine = setup({
  types: {} as {
    context: AccountCreationContext
    input: WantedAccount
    output: AccountOutcome
    events: { type: 'never' }
  },
  actors: {
    readTerms: placeholder<AgreedTerms, WantedAccount>(),
    register: placeholder<RegisterOutcome, { wanted: WantedAccount; terms: AgreedTerms }>(),
  },
  actions: {
    keepTerms: assign((_, { terms }: { terms: AgreedTerms }) => ({ terms })),
    keepOutcome: assign((_, { outcome }: { outcome: RegisterOutcome }) => ({ outcome })),
  },
  guards: { isMade: (_, { outcome }: { outcome: RegisterOutcome }) => outcome.kind === 'made' },
  delays: { patience: patience.call, longPatience: patience.longCall },
}).createMachine({
  id: 'accountCreation',
  description: 'Creates an account and logs its person in.',
  context: ({ input }) => ({ wanted: input, terms: { user: [], marketing: [] }, outcome: { kind: 'failed' } }),
  output: ({ context }) => context.outcome,
  initial: 'readingTerms',
  states: {
    readingTerms: {
      description: 'The terms as they read now: the account says which were accepted.',
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        input: ({ context }) => context.wanted,
        onDone: { target: 'registering', actions: { type: 'keepTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: { target: 'stopped' },
      },
      after: { patience: { target: 'stopped' } },
    },
    registering: {
      description: 'Making the account and signing the person in.',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({ wanted: context.wanted, terms: context.terms }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => ({ outcome: event.output }) },
            target: 'created',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'stopped', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'stopped' },
      },
      after: { longPatience: { target: 'stopped' } },
    },
    created: { description: 'The account is there, and its person is logged in.', type: 'final' },
    stopped: { description: 'The account was refused or could not be made; the wizard says which.', type: 'final' },
  },
})
