import { forwardTo, fromCallback, sendTo, setup } from 'xstate'
import { lazyChart } from '#machines/placeholder.ts'
import type { sessionMachine } from '#machines/session/session/session.machine.ts'
import type { toastStackMachine } from '#machines/ui/toast-stack/toast-stack.machine.ts'
import type { appBannerMachine } from '../app-banner/app-banner.machine.ts'
import type { headerBannersMachine } from '../header-banners/header-banners.machine.ts'
import type { pageLoadMachine } from '../page-load/page-load.machine.ts'

export type AppEvent =
  | { type: 'session.opened'; hasLink: boolean }
  | { type: 'notices.opened' }
  | { type: 'banners.opened'; offersApp: boolean }
  | { type: 'identity.changed' }
  | { type: 'logout.asked' }

/** F-070, F-034, F-160: everything that lives as long as a page, as one system of actors. A visitor’s page opens the session with the first thing that needs one, and the
 * messages with the first that is said, and the banners' place when the rest of the page is there: it loads their charts then. */
export const appMachine = setup({
  types: {} as {
    events: AppEvent
    children: {
      session: 'session'
      watchIdentity: 'watchIdentity'
      pageLoad: 'pageLoad'
      toastStack: 'toastStack'
      appBanner: 'appBanner'
      headerBanners: 'headerBanners'
    }
  },
  actors: {
    session: lazyChart<typeof sessionMachine>('session'),
    /** Hears from the session whenever who is here is found out anew. */
    watchIdentity: fromCallback<{ type: 'identity.changed' }>(() => {}),
    pageLoad: lazyChart<typeof pageLoadMachine>('pageLoad'),
    toastStack: lazyChart<typeof toastStackMachine>('toastStack'),
    appBanner: lazyChart<typeof appBannerMachine>('appBanner'),
    headerBanners: lazyChart<typeof headerBannersMachine>('headerBanners'),
  },
  guards: { offersApp: (_, { offers }: { offers: boolean }) => offers },
  actions: { tellSession: forwardTo('session'), loadAgain: sendTo('pageLoad', { type: 'identity.changed' }) },
}).createMachine({
  id: 'app',
  description: 'The whole app.',
  type: 'parallel',
  states: {
    session: {
      description: 'Who is here, and what keeps them here.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing has needed a session yet.',
          on: { 'session.opened': { target: 'open' } },
        },
        open: {
          description: 'The session has a chart of its own.',
          invoke: [
            {
              id: 'session',
              src: 'session',
              input: ({ event }) => ({ hasLink: event.type === 'session.opened' && event.hasLink }),
            },
            { id: 'watchIdentity', src: 'watchIdentity' },
          ],
          on: { 'logout.asked': { actions: 'tellSession' } },
        },
      },
    },
    page: {
      description: 'What a page needs before it is complete.',
      initial: 'asleep',
      states: {
        asleep: {
          description: 'Nobody has asked who is here.',
          on: { 'identity.changed': { target: 'awake' }, 'logout.asked': { target: 'awake' } },
        },
        awake: {
          description: 'The page’s chart says how far it is; it is loaded again when somebody else is here.',
          invoke: { id: 'pageLoad', src: 'pageLoad' },
          on: { 'identity.changed': { actions: 'loadAgain' } },
        },
      },
    },
    notices: {
      description: 'Short messages that confirm something, each with a chart of its own.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing has been said yet.',
          on: { 'notices.opened': { target: 'open' } },
        },
        open: { description: 'Whoever has something to say adds it.', invoke: { id: 'toastStack', src: 'toastStack' } },
      },
    },
    banners: {
      description: 'The one place at the end of a page that two banners share.',
      initial: 'empty',
      states: {
        empty: {
          description: 'The page has not come so far.',
          on: {
            'banners.opened': [
              { guard: { type: 'offersApp', params: ({ event }) => ({ offers: event.offersApp }) }, target: 'app' },
              { target: 'reminder' },
            ],
          },
        },
        app: {
          description: 'On a phone that can have the app, its banner comes first.',
          invoke: { id: 'appBanner', src: 'appBanner', onDone: { target: 'reminder' } },
        },
        reminder: {
          description: 'There is no app to offer, or its banner was closed at another time.',
          invoke: { id: 'headerBanners', src: 'headerBanners' },
          // A browser says late that it would put the site on the device.
          on: {
            'banners.opened': {
              guard: { type: 'offersApp', params: ({ event }) => ({ offers: event.offersApp }) },
              target: 'app',
            },
          },
        },
      },
    },
  },
})
