import { assign, setup } from 'xstate'
import type { ReceivedInvitation } from '#contract/cause-admin/invitation.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `over`: it was accepted by somebody else, taken back or too old meanwhile. */
export type AcceptOutcome = 'accepted' | 'over'

interface AdminInvitationContext {
  /** When the invitation was opened: what somebody can do since then says the state. */
  isSignedIn: boolean
  /** Null where nobody knows the link. */
  invitation: ReceivedInvitation | null
}

/** F-154, R-144, G-005, P-015: what somebody does with an invitation to run a cause. */
export const adminInvitationMachine = setup({
  types: {} as {
    context: AdminInvitationContext
    input: { isSignedIn: boolean }
    events:
      | { type: 'invitation.accepted' }
      | { type: 'invitation.declined' }
      | { type: 'login.chosen' }
      | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    read: placeholder<ReceivedInvitation | null, undefined>(),
    accept: placeholder<AcceptOutcome, undefined>(),
    decline: placeholder<void, undefined>(),
  },
  actions: {
    keepInvitation: assign((_, { invitation }: { invitation: ReceivedInvitation | null }) => ({ invitation })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isPending: (_, { invitation }: { invitation: ReceivedInvitation | null }) => invitation?.status === 'pending',
    isAccepted: (_, { outcome }: { outcome: AcceptOutcome }) => outcome === 'accepted',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'adminInvitation',
  description: 'Answering an invitation to run a cause.',
  context: ({ input }) => ({ isSignedIn: input.isSignedIn, invitation: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The invitation is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ invitation: event.output }) },
            target: 'pending',
            actions: { type: 'keepInvitation', params: ({ event }) => ({ invitation: event.output }) },
          },
          { target: 'over', actions: { type: 'keepInvitation', params: ({ event }) => ({ invitation: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be read.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    pending: {
      description: 'Who invites, to what, and until when.',
      on: { 'invitation.declined': { target: 'declining' } },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Who has opened it?',
          always: [{ guard: 'isSignedIn', target: 'loggedIn' }, { target: 'loggedOut' }],
        },
        loggedIn: {
          description: 'Somebody who can accept it.',
          on: { 'invitation.accepted': { target: '#adminInvitation.accepting' } },
        },
        loggedOut: {
          description: 'Somebody who logs in first.',
          on: { 'login.chosen': { target: '#adminInvitation.loggingIn' } },
        },
      },
    },
    accepting: {
      description: 'The rights are being given.',
      tags: 'busy',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: undefined,
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) }, target: 'accepted' },
          { target: 'loading' },
        ],
        onError: { target: 'acceptFailed' },
      },
      after: { patience: { target: 'acceptFailed' } },
    },
    acceptFailed: {
      description: 'It is not known to be accepted; accepting again is harmless.',
      on: { 'invitation.accepted': { target: 'accepting' } },
    },
    declining: {
      description: 'The invitation is being refused, and all later ones.',
      tags: 'busy',
      invoke: {
        id: 'decline',
        src: 'decline',
        input: undefined,
        onDone: { target: 'declined' },
        onError: { target: 'declineFailed' },
      },
      after: { patience: { target: 'declineFailed' } },
    },
    declineFailed: {
      description: 'It is not known to be refused, and can be tried again.',
      on: { 'invitation.declined': { target: 'declining' } },
    },
    accepted: { description: 'The person runs the cause, and its other administrators know.', type: 'final' },
    declined: { description: 'Nothing more is mailed to that address.', type: 'final' },
    loggingIn: { description: 'The person logs in, and comes back to the invitation.', type: 'final' },
    over: { description: 'The link is unknown, used, taken back or too old.', type: 'final' },
  },
})
