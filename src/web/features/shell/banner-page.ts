import { useEffect } from 'react'
import type { BannerRules } from '#machines/shell/banner.states.ts'

interface Banner {
  send(event: { type: 'page.ready'; rules: BannerRules } | { type: 'page.left' }): void
  getSnapshot(): { status: string }
}

/** Tells a banner of the page that it would stand on, and when that is left. */
export function useBannerPage(banner: Banner, isReady: boolean, { isSwitchedOn, layout, hasExp }: BannerRules): void {
  useEffect(() => {
    if (isReady) banner.send({ type: 'page.ready', rules: { isSwitchedOn, layout, hasExp } })
    return () => {
      // Another banner may have its place by now.
      if (banner.getSnapshot().status === 'active') banner.send({ type: 'page.left' })
    }
  }, [banner, isReady, isSwitchedOn, layout, hasExp])
}
