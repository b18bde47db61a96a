import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'
import { mailRequest } from '../mail-request.states.ts'

export type ResetRequest = 'sent' | 'tooMany'
export type ResetOutcome = 'saved' | 'common' | 'invalid'

export type PasswordResetEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'email.changed' }
  | { type: 'password.submitted'; password: string }
  | { type: 'link.asked' }

interface PasswordResetContext {
  hasLink: boolean
  email: string
  /** Only while it is on its way. */
  password: string
}

/** F-045, G-002: one mail with a link that is good once, for an hour. Whether an address has an account is never told. */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext
    input: { hasLink: boolean }
    events: PasswordResetEvent
    tags: 'busy' | 'failed'
  },
  actors: {
    requestReset: placeholder<ResetRequest, { email: string }>(),
    resetPassword: placeholder<ResetOutcome, { password: string }>(),
  },
  actions: {
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    keepPassword: assign((_, params: { password: string }) => ({ password: params.password })),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isSent: (_, params: { outcome: ResetRequest }) => params.outcome === 'sent',
    isCommon: (_, params: { outcome: ResetOutcome }) => params.outcome === 'common',
    isSaved: (_, params: { outcome: ResetOutcome }) => params.outcome === 'saved',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'passwordReset',
  description: 'Resetting a password with an emailed link.',
  context: ({ input }) => ({ hasLink: input.hasLink, email: '', password: '' }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'With the link of a mail, or without.',
      always: [{ guard: 'hasLink', target: 'newPassword' }, { target: 'request' }],
    },
    ...mailRequest('requestReset', 'E-032'),
    newPassword: {
      description: 'The person who came with the link chooses a new password.',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
      },
    },
    saving: {
      description: 'The new password is being saved.',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'success' },
          { guard: { type: 'isCommon', params: ({ event }) => ({ outcome: event.output }) }, target: 'common' },
          { target: 'invalidLink' },
        ],
        onError: { target: 'saveFailed' },
      },
      after: { patience: { target: 'saveFailed' } },
    },
    saveFailed: {
      description: 'The new password could not be saved; the link is still good (E-032).',
      tags: 'failed',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
      },
    },
    common: {
      description: 'The password is among the first that are tried; the link is still good for another one.',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => ({ password: event.password }) },
        },
      },
    },
    success: { description: 'The password is changed and every device is logged out.', type: 'final' },
    invalidLink: {
      description: 'The link was used, is too old or was never one; a new one can be asked for (E-033).',
      on: { 'link.asked': { target: 'request' } },
    },
  },
})
