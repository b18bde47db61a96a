import { appBannerMachine } from '#machines/shell/app-banner/app-banner.machine.ts'
import type { Site } from '#web/site/site.ts'
import { dismissalActors } from '../banner-dismissal.ts'

/** U-022: remembered on the device at once, and with the account of who is signed in. */
export const appBannerWith = (site: Pick<Site, 'api' | 'session' | 'storage'>) =>
  appBannerMachine.provide({ actors: dismissalActors(site, { key: 'appBanner', flag: 'dismissed_onboarding_modal_app' }) })
