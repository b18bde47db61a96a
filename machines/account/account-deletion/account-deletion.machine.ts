import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { SaveOutcome } from '../save-form.ts'

/** `onlyAdmin`: a cause would have nobody left to run it (G-028). */
export type DeletionOutcome = SaveOutcome | { kind: 'closed'; deletedOn: string } | { kind: 'onlyAdmin' }

interface AccountDeletionContext {
  password: string
  deletedOn: string
  refusals: Record<string, string>
}

/** F-128, V-022, X-046, G-028: closed with the password or another proof, deleted after 30 days, and to be had back until then. */
export const accountDeletionMachine = setup({
  types: {} as {
    context: AccountDeletionContext
    events:
      | { type: 'deletion.wanted' }
      | { type: 'password.submitted'; password: string }
      | { type: 'otherWay.chosen' }
      | { type: 'step.back' }
    tags: 'busy' | 'asksPassword'
  },
  actors: { deleteAccount: placeholder<DeletionOutcome, { password: string }>() },
  actions: {
    keepPassword: assign((_, { password }: { password: string }) => ({ password, refusals: {} })),
    forgetPassword: assign({ password: '' }),
    forgetRefusals: assign({ refusals: {} }),
    keepOutcome: assign((_, { outcome }: { outcome: DeletionOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      deletedOn: outcome.kind === 'closed' ? outcome.deletedOn : '',
    })),
  },
  guards: {
    isClosed: (_, { outcome }: { outcome: DeletionOutcome }) => outcome.kind === 'closed',
    isOnlyAdmin: (_, { outcome }: { outcome: DeletionOutcome }) => outcome.kind === 'onlyAdmin',
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'accountDeletion',
  description: 'Closing an account. We delete it after 30 days.',
  context: { password: '', deletedOn: '', refusals: {} },
  initial: 'explain',
  states: {
    explain: {
      description: 'What goes, what stays, and until when it can be undone.',
      on: { 'deletion.wanted': { target: 'passwordEntry' } },
    },
    passwordEntry: {
      description: 'The password is typed again; a wrong one is said to be wrong.',
      tags: 'asksPassword',
      on: {
        'password.submitted': {
          target: 'requesting',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'otherWay.chosen': { target: 'requesting', actions: 'forgetRefusals' },
        'step.back': { target: 'explain', actions: 'forgetRefusals' },
      },
    },
    requesting: {
      description: 'The account is being closed.',
      tags: ['busy', 'asksPassword'],
      exit: 'forgetPassword',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'deactivated',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isOnlyAdmin', params: ({ event }) => ({ outcome: event.output }) }, target: 'onlyAdmin' },
          { target: 'passwordEntry', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'The account could not be closed, and is as it was.',
      tags: 'asksPassword',
      on: {
        'password.submitted': {
          target: 'requesting',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'otherWay.chosen': { target: 'requesting', actions: 'forgetRefusals' },
        'step.back': { target: 'explain' },
      },
    },
    onlyAdmin: {
      description: 'Somebody else must be able to run the cause first.',
      on: { 'step.back': { target: 'explain' } },
    },
    deactivated: {
      description: 'Closed and logged out everywhere; the day of the deletion is shown, and a mail says how to undo it.',
      type: 'final',
    },
  },
})
