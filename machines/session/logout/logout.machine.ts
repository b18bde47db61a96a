import { setup } from 'xstate'
import { patience, placeholder } from '../../placeholder.ts'

/** F-032, F-033: the server is told, whatever it answers; then this device forgets tokens and both cookies. */
export const logoutMachine = setup({
  types: {} as { events: { type: 'xstate.none' }; tags: 'busy' },
  actors: { requestLogout: placeholder<void>(), clearSession: placeholder<void>() },
  delays: { patience: patience.call },
}).createMachine({
  id: 'logout',
  description: 'Ends the session here and at the server.',
  initial: 'requesting',
  states: {
    requesting: {
      description: 'Telling the server to revoke the session.',
      tags: 'busy',
      invoke: { id: 'requestLogout', src: 'requestLogout', onDone: { target: 'clearing' }, onError: { target: 'clearing' } },
      after: { patience: { target: 'clearing' } },
    },
    clearing: {
      description: 'Removing tokens and cookies from this device.',
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: { target: 'done' }, onError: { target: 'done' } },
      after: { patience: { target: 'done' } },
    },
    done: { description: 'Nobody is signed in on this device any more.', type: 'final' },
  },
})
