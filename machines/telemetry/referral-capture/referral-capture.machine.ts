import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-065, F-066: an invite link is recorded once, unless an earlier one still counts. */
export const referralCaptureMachine = setup({
  types: {} as { events: { type: 'invite.found'; hasInviteCookie: boolean }; tags: 'busy' },
  actors: { recordReferral: placeholder<void>() },
  guards: { isFirst: (_, params: { hasInviteCookie: boolean }) => !params.hasInviteCookie },
  delays: { patience: patience.call },
}).createMachine({
  id: 'referralCapture',
  description: 'Remembers who invited someone.',
  initial: 'none',
  states: {
    none: {
      description: 'No invitation has come with the address.',
      on: {
        'invite.found': [
          {
            guard: { type: 'isFirst', params: ({ event }) => ({ hasInviteCookie: event.hasInviteCookie }) },
            target: 'recording',
          },
          { target: 'stored' },
        ],
      },
    },
    recording: {
      description: 'Telling the server who invited.',
      tags: 'busy',
      invoke: { id: 'recordReferral', src: 'recordReferral', onDone: { target: 'stored' }, onError: { target: 'none' } },
      after: { patience: { target: 'none' } },
    },
    stored: { description: 'The invitation is kept for sixty days, and goes with a registration (F-067).' },
  },
})
