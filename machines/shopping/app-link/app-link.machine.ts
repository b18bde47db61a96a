import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What this device can do with the app. */
export interface AppWay {
  device: 'apple' | 'google' | 'computer'
  /** What opens the app here; null where nothing is known to. */
  opens: string | null
  /** Its page in this device's store; null where that store hasn't got it. */
  store: string | null
}

interface AppLinkContext {
  hasApp: boolean
  way: AppWay | null
}

/** a link that opens the app where it is, leads to the right store where it isn't, and says so where there is none. */
export const appLinkMachine = setup({
  types: {} as {
    context: AppLinkContext
    /** Whether the configuration knows of any app. */
    input: { hasApp: boolean }
    events: { type: 'opening.tried' } | { type: 'app.missing' }
    tags: 'busy'
  },
  actors: {
    detectDevice: placeholder<AppWay>(),
    /** Answers once the page has gone out of sight: the app is over it. */
    openApp: placeholder<void, { way: AppWay | null }>(),
  },
  actions: { keepWay: assign((_, { way }: { way: AppWay }) => ({ way })) },
  guards: {
    isWithoutApp: ({ context }) => !context.hasApp,
    isComputer: (_, { way }: { way: AppWay }) => way.device === 'computer',
    canOpen: (_, { way }: { way: AppWay }) => way.opens !== null,
    canGet: (_, { way }: { way: AppWay }) => way.store !== null,
    canGetHere: ({ context }) => context.way?.store != null,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'appLink',
  description: 'A link to the app, for any device.',
  context: ({ input }) => ({ ...input, way: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there an app at all?',
      always: [{ guard: 'isWithoutApp', target: 'noApp' }, { target: 'detecting' }],
    },
    detecting: {
      description: 'Finding out which kind of device this is.',
      tags: 'busy',
      invoke: {
        id: 'detectDevice',
        src: 'detectDevice',
        onDone: [
          {
            guard: { type: 'isComputer', params: ({ event }) => ({ way: event.output }) },
            target: 'desktop',
            actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
          },
          {
            guard: { type: 'canOpen', params: ({ event }) => ({ way: event.output }) },
            target: 'opening',
            actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
          },
          {
            guard: { type: 'canGet', params: ({ event }) => ({ way: event.output }) },
            target: 'store',
            actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
          },
          { target: 'noApp', actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) } },
        ],
        onError: { target: 'desktop' },
      },
      after: { patience: { target: 'desktop' } },
    },
    opening: {
      description: 'The app is asked to open; where nothing happens it isn’t there.',
      tags: 'busy',
      invoke: {
        id: 'openApp',
        src: 'openApp',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'opened' },
        onError: [{ guard: 'canGetHere', target: 'store' }, { target: 'noApp' }],
      },
      after: { patience: [{ guard: 'canGetHere', target: 'store' }, { target: 'noApp' }] },
    },
    opened: {
      description: 'The app has taken over. Whoever comes back can open it again, or get it.',
      on: {
        'opening.tried': { target: 'opening' },
        'app.missing': [{ guard: 'canGetHere', target: 'store' }, { target: 'noApp' }],
      },
    },
    store: { description: 'The app isn’t on this device, or nobody can tell: the page of the right store.' },
    desktop: { description: 'A computer, or a device that could not be told: every store, and a code for a phone’s camera.' },
    noApp: { description: 'There is no app for this device: the site itself can be put on its home screen.' },
  },
})
