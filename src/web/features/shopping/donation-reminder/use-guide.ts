import { useMatch, useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { GuidePlatform } from '#contract/shopping/reminder.ts'
import type { GuidePart, GuidePlace } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'
import { allStyles } from '#web/platform/all-styles.ts'
import { donationReminder } from './donation-reminder.implementations.ts'

const addresses = {
  guide: '/donation-reminder/guides/$platformType',
  reviewBar: '/donation-reminder/guides/$platformType/review-bar',
  fixPermissions: '/donation-reminder/guides/$platformType/fix-permissions',
  iosSettings: '/donation-reminder/guides/$platformType/fix-permissions/redirect-ios',
  limitedPermissions: '/donation-reminder/guides/$platformType/limited-permissions-set',
  success: '/donation-reminder/guides/$platformType/success',
} as const
const brandAddresses = {
  guide: '/donation-reminder/guides/mobile/safari/$brand',
  success: '/donation-reminder/guides/mobile/safari/$brand/success',
} as const

const isIn = <Names extends object>(names: Names, name: string): name is keyof Names & string => name in names

interface Begun {
  at: GuidePlace
  platform: GuidePlatform | null
  part?: GuidePart
  /** Whose guide it is, where the address names a brand. */
  brand?: string | undefined
}

/** Runs F-094 from where the page's address begins, and goes to the address of the state that it comes to. */
export function useGuide({ at, platform, part = 'whole', brand }: Begun) {
  const router = useRouter()
  // Of the page that is drawn, also while another is on its way; none where the screen stands without pages.
  const here = useMatch({ strict: false, shouldThrow: false, select: (match) => match.pathname })
  const input = useMemo(() => ({ at, platform, part: at === 'guide' ? part : ('whole' as const) }), [at, platform, part])
  const [state, send] = useMachine(donationReminder, { input })
  const place = typeof state.value === 'string' ? state.value : 'guide'
  // States further on are not in the markup that the page came with, nor are their styles.
  useEffect(() => void allStyles(), [])
  const platformType = state.context.platform
  useEffect(() => {
    if (place === at) {
      // Back again before the next page had come: it must not come after all.
      if (here !== undefined && router.latestLocation.pathname !== here) void router.navigate({ to: here, replace: true })
    } else if (platformType === null) return
    else if (brand !== undefined && isIn(brandAddresses, place))
      void router.navigate({ to: brandAddresses[place], params: { brand } })
    else if (isIn(addresses, place)) void router.navigate({ to: addresses[place], params: { platformType } })
  }, [place, at, platformType, brand, router, here])
  return [state, send] as const
}
