import { assign, fromCallback, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/**
 * F-032, F-033: this device forgets tokens and both cookies at once, whatever the network does (reliability S13); then the server is told, and
 * told again while it does not answer.
 */
export const logoutMachine = setup({
  types: {} as {
    context: { tries: number }
    events: { type: 'network.returned' }
    tags: 'busy' | 'cleared'
  },
  actors: {
    requestLogout: placeholder<void>(),
    clearSession: placeholder<void>(),
    watchNetwork: fromCallback<{ type: 'network.returned' }>(() => {}),
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { lastTryFailed: ({ context }) => context.tries >= limits.logoutTries },
  delays: { patience: patience.call, retryDelay: limits.logoutRetryDelay },
}).createMachine({
  id: 'logout',
  description: 'Logging out, here and on the server.',
  context: { tries: 0 },
  initial: 'clearing',
  states: {
    clearing: {
      description: 'Removing tokens and cookies from this device.',
      tags: 'busy',
      invoke: { id: 'clearSession', src: 'clearSession', onDone: { target: 'requesting' }, onError: { target: 'requesting' } },
      after: { patience: { target: 'requesting' } },
    },
    requesting: {
      description: 'Nobody is signed in here any more; the server is being told to revoke the session.',
      tags: 'cleared',
      entry: 'countTry',
      invoke: { id: 'requestLogout', src: 'requestLogout', onDone: { target: 'done' }, onError: { target: 'waiting' } },
      after: { patience: { target: 'waiting' } },
    },
    waiting: {
      description: 'The server did not answer: it is told again in a while, or when the network returns.',
      tags: 'cleared',
      always: { guard: 'lastTryFailed', target: 'done' },
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      after: { retryDelay: { target: 'requesting' } },
      on: { 'network.returned': { target: 'requesting' } },
    },
    done: {
      description: 'Nobody is signed in, and the server has been told as well as could be.',
      tags: 'cleared',
      type: 'final',
    },
  },
})
