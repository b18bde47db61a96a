import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What is found on this device. `publicKey` is what its browser binds itself to. */
export interface FoundPush {
  state: 'notOffered' | 'unsupported' | 'blocked' | 'off' | 'on'
  publicKey: string
}

/** G-031: notices on this device's screen, by choice and never asked for unasked. */
export const pushNoticesMachine = setup({
  types: {} as {
    context: { publicKey: string }
    events:
      | { type: 'notices.wished' }
      | { type: 'wish.withdrawn' }
      | { type: 'notices.stopped' }
      | { type: 'device.checked' }
      | { type: 'submission.retried' }
    tags: 'busy'
  },
  actors: {
    look: placeholder<FoundPush>(),
    /** The browser's own question. `default`: it was put away without an answer. */
    askPermission: placeholder<'granted' | 'denied' | 'default'>(),
    subscribe: placeholder<void, { publicKey: string }>(),
    unsubscribe: placeholder<void>(),
  },
  actions: { keepKey: assign((_, { found }: { found: FoundPush }) => ({ publicKey: found.publicKey })) },
  guards: {
    isFound: (_, { found, state }: { found: FoundPush; state: FoundPush['state'] }) => found.state === state,
    isAnswered: (_, { answer, wanted }: { answer: string; wanted: string }) => answer === wanted,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'pushNotices',
  description: 'Push notifications on this device.',
  context: { publicKey: '' },
  initial: 'looking',
  states: {
    looking: {
      description: 'Can this browser show notices, may it, and does it?',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'notOffered' }) },
            target: 'notOffered',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'unsupported' }) },
            target: 'unsupported',
          },
          { guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'blocked' }) }, target: 'blocked' },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'on' }) },
            target: 'on',
            actions: { type: 'keepKey', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'off', actions: { type: 'keepKey', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'lookFailed' },
      },
      after: { patience: { target: 'lookFailed' } },
    },
    lookFailed: {
      description: 'Nobody knows; it can be looked at again.',
      on: { 'device.checked': { target: 'looking' } },
    },
    notOffered: { description: 'This site sends none; nothing is said of them.' },
    unsupported: {
      description: 'This browser cannot show notices, or only once the site is on the home screen.',
      on: { 'device.checked': { target: 'looking' } },
    },
    blocked: {
      description: 'The browser refuses for its person; only its own settings change that, and then it is looked at again.',
      on: { 'device.checked': { target: 'looking' } },
    },
    off: {
      description: 'No notices here; they can be turned on.',
      on: { 'notices.wished': { target: 'asking' } },
    },
    asking: {
      description: 'The browser asks its person, who has all the time they want.',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ answer: event.output, wanted: 'granted' }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ answer: event.output, wanted: 'denied' }) },
            target: 'blocked',
          },
          { target: 'off' },
        ],
        onError: { target: 'subscribeFailed' },
      },
      on: { 'wish.withdrawn': { target: 'off' } },
    },
    subscribing: {
      description: 'The browser gets an address at its push service, and the server is told of it.',
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ publicKey: context.publicKey }),
        onDone: { target: 'on' },
        onError: { target: 'subscribeFailed' },
      },
      after: { patience: { target: 'subscribeFailed' } },
    },
    subscribeFailed: {
      description: 'There are no notices here; it can be tried again.',
      on: { 'submission.retried': { target: 'asking' } },
    },
    on: {
      description: 'Notices are shown on this device.',
      on: { 'notices.stopped': { target: 'stopping' } },
    },
    stopping: {
      description: 'The server forgets the address, then the browser does.',
      tags: 'busy',
      invoke: { id: 'unsubscribe', src: 'unsubscribe', onDone: { target: 'off' }, onError: { target: 'stopFailed' } },
      after: { patience: { target: 'stopFailed' } },
    },
    stopFailed: {
      description: 'Notices are still on; stopping can be tried again.',
      on: { 'submission.retried': { target: 'stopping' } },
    },
  },
})
