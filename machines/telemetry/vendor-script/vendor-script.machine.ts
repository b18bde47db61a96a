import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type VendorScriptEvent = { type: 'consent.given' } | { type: 'consent.withdrawn' }

/** A-078…A-082: somebody else's script. It waits for consent, may hang or fail without anybody noticing, and is told nothing after a no. */
export const vendorScriptMachine = setup({
  types: {} as { context: { failures: number }; events: VendorScriptEvent; tags: 'busy' },
  actors: { loadScript: placeholder<void>() },
  actions: { countFailure: assign({ failures: ({ context }) => context.failures + 1 }), reportFailure: () => {} },
  guards: { outOfTries: ({ context }) => context.failures > limits.tagManager.retries },
  delays: { retryDelay: limits.tagManager.retryDelay, patience: patience.call },
}).createMachine({
  id: 'vendorScript',
  description: 'Loading a third-party script, once consent is given.',
  context: { failures: 0 },
  initial: 'waiting',
  states: {
    waiting: { description: 'The person has not said yes.', on: { 'consent.given': { target: 'loading' } } },
    loading: {
      description: 'The script is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: { target: 'ready' },
        onError: { target: 'failing', actions: 'countFailure' },
      },
      after: { patience: { target: 'failing', actions: 'countFailure' } },
      on: { 'consent.withdrawn': { target: 'waiting' } },
    },
    failing: {
      description: 'The script did not come.',
      always: { guard: 'outOfTries', target: 'failed', actions: 'reportFailure' },
      after: { retryDelay: { target: 'loading' } },
      on: { 'consent.withdrawn': { target: 'waiting' } },
    },
    ready: {
      description: 'The script is there and is told what it may know.',
      on: { 'consent.withdrawn': { target: 'silent' } },
    },
    silent: {
      description: 'The script is there, but the person has said no: it is told nothing.',
      on: { 'consent.given': { target: 'ready' } },
    },
    failed: { description: 'The site goes on without it.', type: 'final' },
  },
})
