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

/** U-019…U-021 */
export const mayShowBanners = ({ isSwitchedOn, layout, hasExp }: BannerRules): boolean =>
  isSwitchedOn && layout !== 'account' && layout !== 'none' && !hasExp

/** The rules of all banners (U-018…U-021, C-025). What is closed never comes back. */
export const bannerSetup = setup({
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
})

const { createStateConfig } = bannerSetup

/** How a banner comes to be shown; what happens once it is closed differs. */
export const bannerStates = {
  hidden: createStateConfig({
    description: 'No banner on this page, or not yet.',
    on: { 'page.ready': { guard: { type: 'areAllowed', params: ({ event }) => ({ rules: event.rules }) }, target: 'waiting' } },
  }),
  waiting: createStateConfig({
    description: 'The page is ready; a moment of calm first.',
    after: { bannerDelay: { target: 'asking' } },
    on: { 'page.left': { target: 'hidden' } },
  }),
  asking: createStateConfig({
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
  }),
  shown: createStateConfig({
    description: 'The banner is there.',
    on: { 'page.left': { target: 'hidden' }, 'banner.dismissed': { target: 'saving' } },
  }),
  unknown: createStateConfig({
    description: 'Nobody knows; whoever cannot be asked about is not bothered on this page.',
    on: { 'page.left': { target: 'hidden' } },
  }),
}
