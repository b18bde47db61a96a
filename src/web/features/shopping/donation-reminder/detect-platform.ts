import type { DetectedPlatform } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'

export interface Device {
  userAgent: string
  /** What browsers that are built on Chromium say of themselves; empty in others. */
  brands: readonly string[]
  /** Fingers that the screen feels at once: an iPad says that it is a Mac. */
  touchPoints: number
}

/** F-094: which guide this browser needs. All browsers of an iPhone or iPad are Safari inside, and only Safari itself takes extensions. */
export function platformOf({ userAgent, brands, touchPoints }: Device): DetectedPlatform {
  const says = (...names: string[]) => names.some((name) => userAgent.includes(name))
  if (says('iPhone', 'iPad', 'iPod') || (says('Macintosh') && touchPoints > 1)) return 'ios'
  if (says('Android')) return 'android'
  if (says('Mobile')) return 'other'
  if (brands.includes('Microsoft Edge') || says('Edg/')) return 'edge'
  if (brands.length > 0) return brands.includes('Google Chrome') ? 'chrome' : brands.includes('Chromium') ? 'chromium' : 'other'
  if (says('Firefox/')) return says('Seamonkey/') ? 'other' : 'firefox'
  if (says('OPR/', 'Vivaldi/', 'Brave/')) return 'chromium'
  if (says('Chrome/')) return 'chrome'
  return says('Macintosh') && says('Version/') && says('Safari/') ? 'safari' : 'other'
}

interface UserAgentData {
  brands?: readonly { brand: string }[]
}

/** Low-entropy facts are enough: nothing is asked for that a browser would not tell every page. */
export function detectPlatform(): DetectedPlatform {
  const { userAgentData, userAgent, maxTouchPoints } = navigator as Navigator & { userAgentData?: UserAgentData } // Chromium's, which the DOM's types lack
  return platformOf({
    userAgent,
    brands: userAgentData?.brands?.map(({ brand }) => brand) ?? [],
    touchPoints: maxTouchPoints,
  })
}
