import { bannerSetup, bannerStates } from '../banner.states.ts'

/** F-096, U-022, and the rules of all banners. What is closed never comes back. */
export const appBannerMachine = bannerSetup.createMachine({
  id: 'appBanner',
  description: 'The app banner at the bottom of a phone screen.',
  initial: 'hidden',
  states: {
    ...bannerStates,
    saving: {
      description: 'It is gone, and that is remembered; the device does so at once.',
      invoke: { id: 'saveDismissal', src: 'saveDismissal', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      after: { patience: { target: 'closed' } },
    },
    closed: { description: 'Closed on this very page: nothing else takes its place here.' },
    dismissed: { type: 'final', description: 'Closed at another time: its place is free for other banners.' },
  },
})
