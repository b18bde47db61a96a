import { setup } from 'xstate'
import { limits } from '#contract/limits.ts'

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

/** F-072, F-073, U-018…U-021, C-025. */
export const headerBannersMachine = setup({
  types: {} as { events: HeaderBannersEvent },
  guards: {
    areAllowed: (_, { rules }: { rules: BannerRules }) => mayShowBanners(rules),
  },
  delays: { bannerDelay: limits.headerBannerDelay },
}).createMachine({
  id: 'headerBanners',
  description: 'Messages over the end of the window, which never push the page about.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No banner on this page, or not yet.',
      on: { 'page.ready': { guard: { type: 'areAllowed', params: ({ event }) => ({ rules: event.rules }) }, target: 'waiting' } },
    },
    waiting: {
      description: 'The person and analytics are ready; a moment of calm first.',
      after: { bannerDelay: { target: 'shown' } },
      on: { 'page.left': { target: 'hidden' } },
    },
    shown: {
      description: 'The banner is there.',
      on: { 'page.left': { target: 'hidden' }, 'banner.dismissed': { target: 'dismissed' } },
    },
    dismissed: { description: 'The person has closed it, so it stays away until the page is opened anew.' },
  },
})
