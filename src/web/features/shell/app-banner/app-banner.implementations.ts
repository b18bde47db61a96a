import { appBannerMachine } from '#machines/shell/app-banner/app-banner.machine.ts'
import { headerBannersMachine } from '#machines/shell/header-banners/header-banners.machine.ts'
import type { BannerCharts } from '#web/site/page-app.ts'
import type { Site } from '#web/site/site.ts'
import { dismissalActors } from '../banner-dismissal.ts'

/** U-022: remembered on the device at once, and with the account of who is signed in. */
export const bannersWith = (site: Pick<Site, 'api' | 'session' | 'storage'>): BannerCharts => ({
  appBanner: appBannerMachine.provide({
    actors: dismissalActors(site, { key: 'appBanner', flag: 'dismissed_onboarding_modal_app' }),
  }),
  headerBanners: headerBannersMachine.provide({
    actors: dismissalActors(site, { key: 'reminderBanner', flag: 'dismissed_onboarding_modal_reminder' }),
  }),
})
