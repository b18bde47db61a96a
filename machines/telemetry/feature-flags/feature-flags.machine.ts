import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type Flags = Record<string, boolean | string | number>

/** F-074, E-066: a failure means no flags, never a broken page. */
export const featureFlagsMachine = setup({
  types: {} as { context: { flags: Flags }; events: { type: 'flags.asked' }; tags: 'busy' | 'settled' },
  actors: { loadFlags: placeholder<Flags>() },
  actions: { keepFlags: assign((_, params: { flags: Flags }) => ({ flags: params.flags })), reportFailure: () => {} },
  delays: { patience: patience.call },
}).createMachine({
  id: 'featureFlags',
  description: 'Which features are switched on.',
  context: { flags: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking; nothing that hangs on a flag happens yet.',
      tags: 'busy',
      invoke: {
        id: 'loadFlags',
        src: 'loadFlags',
        onDone: { target: 'ready', actions: { type: 'keepFlags', params: ({ event }) => ({ flags: event.output }) } },
        onError: { target: 'emptyOnError', actions: 'reportFailure' },
      },
      after: { patience: { target: 'emptyOnError', actions: 'reportFailure' } },
    },
    ready: { description: 'The flags are known.', tags: 'settled', on: { 'flags.asked': { target: 'loading' } } },
    emptyOnError: {
      description: 'The flags could not be read: everything that hangs on one is off.',
      tags: 'settled',
      on: { 'flags.asked': { target: 'loading' } },
    },
  },
})
