import { assign, setup } from 'xstate'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { SaveOutcome } from '#machines/account/save-form.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Refused without a field where the person would rather not show that it’s them: nothing has changed. */
export type InviteOutcome = { kind: 'done'; team: CauseTeam } | Extract<SaveOutcome, { kind: 'refused' }>

interface InviteAdminsContext {
  team: CauseTeam | null
  email: string
  /** Of the invitation that is taken back. */
  inviteId: string
  /** Of the administrator who is to be removed. */
  adminId: number
  refusals: Record<string, string>
}

/** F-154, U-042, U-063, V-066…V-068, E-059: who runs a cause, and asking somebody else to; what that means is read and agreed to first. */
export const inviteAdminsMachine = setup({
  types: {} as {
    context: InviteAdminsContext
    events:
      | { type: 'invite.submitted'; email: string }
      | { type: 'terms.accepted' }
      | { type: 'terms.declined' }
      | { type: 'invite.revoked'; id: string }
      | { type: 'admin.removed'; id: number }
      | { type: 'removal.confirmed' }
      | { type: 'removal.left' }
      | { type: 'submission.retried' }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'asksTerms' | 'asksRemoval'
  },
  actors: {
    read: placeholder<CauseTeam, undefined>(),
    send: placeholder<InviteOutcome, { email: string }>(),
    revoke: placeholder<InviteOutcome, { id: string }>(),
    remove: placeholder<InviteOutcome, { id: number }>(),
  },
  actions: {
    keepTeam: assign((_, { team }: { team: CauseTeam }) => ({ team })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email, refusals: {} })),
    keepAdmin: assign((_, { id }: { id: number }) => ({ adminId: id })),
    keepInvite: assign((_, { id }: { id: string }) => ({ inviteId: id })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: InviteOutcome }) => ({
      team: outcome.kind === 'done' ? outcome.team : context.team,
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
  },
  guards: {
    isDone: (_, { outcome }: { outcome: InviteOutcome }) => outcome.kind === 'done',
    // Nobody removes themselves, so somebody always stays.
    isOther: ({ context }, { id }: { id: number }) => context.team?.admins.some((one) => one.id === id && !one.isMe) ?? false,
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'inviteAdmins',
  description: 'Administrators and invitations.',
  context: { team: null, email: '', inviteId: '', adminId: 0, refusals: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'Who runs the cause, and who has been asked to, is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: { target: 'editing', actions: { type: 'keepTeam', params: ({ event }) => ({ team: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    editing: {
      description: 'The form, the people, and the invitations that wait.',
      on: {
        'invite.submitted': {
          target: 'terms',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'invite.revoked': {
          target: 'revoking',
          actions: { type: 'keepInvite', params: ({ event }) => ({ id: event.id }) },
        },
        'admin.removed': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingRemoval',
          actions: { type: 'keepAdmin', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    terms: {
      description: 'What an administrator can do is said before anybody is invited.',
      tags: 'asksTerms',
      on: { 'terms.accepted': { target: 'sending' }, 'terms.declined': { target: 'editing' } },
    },
    sending: {
      description: 'The invitation is on its way.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'editing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'sendFailed' },
      },
      after: { patience: { target: 'sendFailed' } },
    },
    sendFailed: {
      description: 'The invitation is not known to be sent; what was typed is still there.',
      on: {
        'submission.retried': { target: 'sending' },
        'invite.submitted': {
          target: 'terms',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    sent: {
      description: 'The invitation is sent; somebody else can be invited.',
      on: {
        'invite.submitted': {
          target: 'terms',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'invite.revoked': {
          target: 'revoking',
          actions: { type: 'keepInvite', params: ({ event }) => ({ id: event.id }) },
        },
        'admin.removed': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingRemoval',
          actions: { type: 'keepAdmin', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    revoking: {
      description: 'An invitation is being taken back.',
      tags: 'busy',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context }) => ({ id: context.inviteId }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'revoked',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'editing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'revokeFailed' },
      },
      after: { patience: { target: 'revokeFailed' } },
    },
    revokeFailed: {
      description: 'The invitation could not be taken back: it may have been accepted meanwhile, so it is read again first.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    revoked: {
      description: 'The invitation is taken back: its link leads nowhere.',
      on: {
        'invite.submitted': {
          target: 'terms',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'invite.revoked': {
          target: 'revoking',
          actions: { type: 'keepInvite', params: ({ event }) => ({ id: event.id }) },
        },
        'admin.removed': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingRemoval',
          actions: { type: 'keepAdmin', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    confirmingRemoval: {
      description: 'What it means that somebody runs the cause no more is said before it happens.',
      tags: 'asksRemoval',
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.left': { target: 'editing' } },
    },
    removing: {
      description: 'An administrator is being removed.',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.adminId }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'removed',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'editing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'removeFailed' },
      },
      after: { patience: { target: 'removeFailed' } },
    },
    removeFailed: {
      description: 'The administrator is not known to be removed, so it is read again first.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    removed: {
      description: 'The administrator is removed, and everybody has been told.',
      on: {
        'invite.submitted': {
          target: 'terms',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'invite.revoked': {
          target: 'revoking',
          actions: { type: 'keepInvite', params: ({ event }) => ({ id: event.id }) },
        },
        'admin.removed': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'confirmingRemoval',
          actions: { type: 'keepAdmin', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
})
