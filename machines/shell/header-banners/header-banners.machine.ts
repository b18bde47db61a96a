import { bannerSetup, bannerStates } from '../banner.states.ts'

/** F-072, F-073, U-018…U-021, C-025, H-018: what somebody has closed never comes back. */
export const headerBannersMachine = bannerSetup.createMachine({
  id: 'headerBanners',
  description: 'The message about Donation Reminder at the end of a page.',
  initial: 'hidden',
  states: {
    ...bannerStates,
    saving: {
      description: 'It is gone, and that is remembered; the device does so at once.',
      invoke: { id: 'saveDismissal', src: 'saveDismissal', onDone: { target: 'dismissed' }, onError: { target: 'dismissed' } },
      after: { patience: { target: 'dismissed' } },
    },
    dismissed: { description: 'The person has closed it, so it stays away.' },
  },
})
