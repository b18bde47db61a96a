import { assign, setup } from 'xstate'
import type { Device } from '#contract/session/session.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface DevicesContext {
  devices: Device[]
  /** The device that was last asked to be logged out. */
  chosen: Device | null
  /** The one that is known to be logged out since. */
  ended: Device | null
}

/** where somebody is logged in, and logging out there: one other device, or everywhere, here as well. */
export const devicesMachine = setup({
  types: {} as {
    context: DevicesContext
    events:
      | { type: 'list.refreshed' }
      | { type: 'device.ended'; device: Device }
      | { type: 'everywhere.wanted' }
      | { type: 'everywhere.confirmed' }
      | { type: 'everywhere.left' }
    tags: 'busy' | 'listed' | 'asks'
  },
  actors: {
    readDevices: placeholder<Device[]>(),
    endDevice: placeholder<void, { device: Device | null }>(),
    endAllDevices: placeholder<void>(),
  },
  actions: {
    keepDevices: assign((_, { devices }: { devices: Device[] }) => ({ devices })),
    keepChosen: assign((_, { device }: { device: Device }) => ({ chosen: device, ended: null })),
    keepEnd: assign(({ context }) => ({ ended: context.chosen })),
    forgetChosen: assign({ chosen: null, ended: null }),
  },
  guards: {
    // This device logs out by the site's own way.
    isOther: ({ context }, { device }: { device: Device }) =>
      context.devices.some(({ id, isThis }) => id === device.id && !isThis),
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'devices',
  description: 'Devices a person is logged in on, and logging out of them.',
  context: { devices: [], chosen: null, ended: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking where the person is logged in, for the first time or after a change.',
      tags: 'busy',
      invoke: {
        id: 'readDevices',
        src: 'readDevices',
        onDone: { target: 'shown', actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'The list could not be loaded; it can be asked for again.',
      on: { 'list.refreshed': { target: 'loading' } },
    },
    shown: {
      description: 'The devices, this one first, and which one was just logged out.',
      tags: 'listed',
      on: {
        'device.ended': {
          guard: { type: 'isOther', params: ({ event }) => ({ device: event.device }) },
          target: 'ending',
          actions: { type: 'keepChosen', params: ({ event }) => ({ device: event.device }) },
        },
        'everywhere.wanted': { target: 'confirming', actions: 'forgetChosen' },
      },
    },
    ending: {
      description: 'One other device is being logged out.',
      tags: ['busy', 'listed'],
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        input: ({ context }) => ({ device: context.chosen }),
        onDone: { target: 'loading', actions: 'keepEnd' },
        onError: { target: 'notEnded' },
      },
      after: { patience: { target: 'notEnded' } },
    },
    notEnded: {
      description: 'That device may still be logged in; it can be tried again: one that is logged out already counts as done.',
      tags: 'listed',
      on: {
        'device.ended': {
          guard: { type: 'isOther', params: ({ event }) => ({ device: event.device }) },
          target: 'ending',
          actions: { type: 'keepChosen', params: ({ event }) => ({ device: event.device }) },
        },
        'everywhere.wanted': { target: 'confirming', actions: 'forgetChosen' },
      },
    },
    confirming: {
      description: 'What logging out everywhere means, before it is done.',
      tags: 'asks',
      on: { 'everywhere.confirmed': { target: 'endingAll' }, 'everywhere.left': { target: 'shown' } },
    },
    endingAll: {
      description: 'Every device is being logged out, this one too.',
      tags: ['busy', 'asks'],
      invoke: {
        id: 'endAllDevices',
        src: 'endAllDevices',
        onDone: { target: 'endedAll' },
        onError: { target: 'notEndedAll' },
      },
      after: { patience: { target: 'notEndedAll' } },
    },
    notEndedAll: {
      description: 'The devices may still be logged in; it can be tried again, or left and the list read anew.',
      tags: 'asks',
      on: { 'everywhere.confirmed': { target: 'endingAll' }, 'everywhere.left': { target: 'loading' } },
    },
    endedAll: {
      description: 'Nobody is logged in anywhere; the page that logs out clears this device.',
      type: 'final',
    },
  },
})
