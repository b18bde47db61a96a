import type { BannerRules } from '#machines/shell/header-banners/header-banners.machine.ts'
import { installOffer } from '#web/platform/install-offer.ts'
import { phoneStore } from '#web/platform/phone-store.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { HeaderBanner } from '../banner.tsx'
import { AppBanner } from './app-banner.tsx'

/** Two banners with one place: on a phone whose store has the app, or whose browser would put the site on it, the app's; else, and once that is closed for good, the reminder's (F-072). */
export function Banners({ rules }: { rules: BannerRules }) {
  const { app } = useSite()
  const { authState } = usePerson()
  const reminder = authState === 'authenticatedFull' && <HeaderBanner rules={rules} />
  const store = phoneStore()
  const kind = store === null ? null : app.stores[store] ? 'app' : installOffer.isThere() ? 'site' : null
  return kind ? <AppBanner rules={rules} kind={kind} otherwise={reminder} /> : reminder
}
