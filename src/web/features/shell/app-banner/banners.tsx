import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { BannerRules } from '#machines/shell/banner.states.ts'
import { installOffer } from '#web/platform/install-offer.ts'
import { phoneStore } from '#web/platform/phone-store.ts'
import { pageApp } from '#web/site/page-app.ts'
import { useSite } from '#web/site/site.ts'
import { HeaderBanner } from '../banner.tsx'
import { bannersWith } from './app-banner.implementations.ts'
import { AppBanner } from './app-banner.tsx'

/** Two banners with one place, which the page's chart gives to one of them: on a phone whose store has the app, or whose browser would put the site on it, to the app's; else to the reminder's (F-072). */
export function Banners({ rules }: { rules: BannerRules }) {
  const site = useSite()
  const store = phoneStore()
  const kind = store === null ? null : site.app.stores[store] ? 'app' : installOffer.isThere() ? 'site' : null
  const offersApp = kind !== null
  useEffect(() => pageApp.openBanners(bannersWith(site), offersApp), [site, offersApp])
  const appBanner = useSelector(pageApp.actor, ({ children }) => children.appBanner)
  const reminder = useSelector(pageApp.actor, ({ children }) => children.headerBanners)
  if (appBanner && kind) return <AppBanner actor={appBanner} rules={rules} kind={kind} />
  return reminder ? <HeaderBanner actor={reminder} rules={rules} /> : null
}
