import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type BannerRules, mayShowBanners } from '#machines/shell/header-banners/header-banners.machine.ts'

/** F-096, U-022, and the rules of all banners (U-018…U-021, C-025). What is closed never comes back. */
export const appBannerMachine = setup({
  types: {} as {
    events: { type: 'page.ready'; rules: BannerRules } | { type: 'page.left' } | { type: 'banner.dismissed' }
  },
  actors: {
    /** Whether this person, or whoever used this device, has closed it before. */
    readDismissal: placeholder<boolean>(),
    saveDismissal: placeholder<void>(),
  },
  guards: {
    areAllowed: (_, { rules }: { rules: BannerRules }) => mayShowBanners(rules),
    isDismissed: (_, { flag }: { flag: boolean }) => flag,
  },
  delays: { bannerDelay: limits.headerBannerDelay, patience: patience.call },
}).createMachine({
  id: 'appBanner',
  description: 'The app banner at the bottom of a phone screen.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No banner on this page, or not yet.',
      on: { 'page.ready': { guard: { type: 'areAllowed', params: ({ event }) => ({ rules: event.rules }) }, target: 'waiting' } },
    },
    waiting: {
      description: 'The page is ready; a moment of calm first.',
      after: { bannerDelay: { target: 'asking' } },
      on: { 'page.left': { target: 'hidden' } },
    },
    asking: {
      description: 'Has it been closed at another time, here or on another device?',
      invoke: {
        id: 'readDismissal',
        src: 'readDismissal',
        onDone: [
          { guard: { type: 'isDismissed', params: ({ event }) => ({ flag: event.output }) }, target: 'dismissed' },
          { target: 'shown' },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
      on: { 'page.left': { target: 'hidden' } },
    },
    shown: {
      description: 'The banner is there.',
      on: { 'page.left': { target: 'hidden' }, 'banner.dismissed': { target: 'saving' } },
    },
    saving: {
      description: 'It is gone, and that is remembered; the device does so at once.',
      invoke: { id: 'saveDismissal', src: 'saveDismissal', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      after: { patience: { target: 'closed' } },
    },
    closed: { description: 'Closed on this very page: nothing else takes its place here.' },
    dismissed: { type: 'final', description: 'Closed at another time: its place is free for other banners.' },
    unknown: {
      description: 'Nobody knows; whoever cannot be asked about is not bothered on this page.',
      on: { 'page.left': { target: 'hidden' } },
    },
  },
})
