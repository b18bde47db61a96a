import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** a link that logs its person in on another device, once and within a minute. */
export const deviceLinkMachine = setup({
  types: {} as {
    context: { address: string }
    events: { type: 'link.asked' } | { type: 'link.hidden' }
    tags: 'busy'
  },
  actors: { makeLink: placeholder<{ address: string }>() },
  actions: {
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    forgetAddress: assign({ address: '' }),
  },
  delays: { patience: patience.longCall, life: limits.fingerprintLife },
}).createMachine({
  id: 'deviceLink',
  description: 'Logging in on another device without a password.',
  context: { address: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'What such a link does, and a way to get one.',
      on: { 'link.asked': { target: 'making' } },
    },
    making: {
      description: 'Asking for the link.',
      tags: 'busy',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        onDone: {
          target: 'shown',
          actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.output.address }) },
        },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The link, as a code for a camera and in letters.',
      exit: 'forgetAddress',
      on: { 'link.hidden': { target: 'idle' } },
      after: { life: { target: 'expired' } },
    },
    expired: {
      description: 'The link is worth nothing any more; there can be a new one.',
      on: { 'link.asked': { target: 'making' } },
    },
    failed: {
      description: 'There is no link; it can be asked for again.',
      on: { 'link.asked': { target: 'making' } },
    },
  },
})
