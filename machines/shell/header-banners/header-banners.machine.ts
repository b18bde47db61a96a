import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface BannerRules {
  /** The route's own switch (U-019). */
  isSwitchedOn: boolean
  layout: string
  /** Whether the address has an `exp` parameter (U-021). */
  hasExp: boolean
}

export type HeaderBannersEvent = { type: 'page.ready'; rules: BannerRules } | { type: 'page.left' } | { type: 'banner.dismissed' }

/** U-019…U-021 */
export const mayShowBanners = ({ isSwitchedOn, layout, hasExp }: BannerRules): boolean =>
  isSwitchedOn && layout !== 'account' && layout !== 'none' && !hasExp

/** F-072, F-073, U-018…U-021, C-025, H-018: what somebody has closed never comes back. */
export const headerBannersMachine = setup({
  types: {} as { events: HeaderBannersEvent },
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
  id: 'headerBanners',
  description: 'The message about Donation Reminder at the end of a page.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No banner on this page, or not yet.',
      on: { 'page.ready': { guard: { type: 'areAllowed', params: ({ event }) => ({ rules: event.rules }) }, target: 'waiting' } },
    },
    waiting: {
      description: 'The person and analytics are ready; a moment of calm first.',
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
      invoke: { id: 'saveDismissal', src: 'saveDismissal', onDone: { target: 'dismissed' }, onError: { target: 'dismissed' } },
      after: { patience: { target: 'dismissed' } },
    },
    dismissed: { description: 'The person has closed it, so it stays away.' },
    unknown: {
      description: 'Nobody knows; whoever cannot be asked about is not bothered on this page.',
      on: { 'page.left': { target: 'hidden' } },
    },
  },
})
