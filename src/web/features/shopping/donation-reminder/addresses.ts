import { notFound, redirect } from '@tanstack/react-router'
import { type GuidePlatform, isGuidePlatform } from '#contract/shopping/reminder.ts'
import type { Words } from '#words/words.ts'

/** The texts of R-067, by what stands for {contentReference}. */
export const guideReferences = ['private-windows', 'work-computers', 'several-browsers', 'missing-bar'] as const
export type GuideReference = (typeof guideReferences)[number] & keyof Words['shopping-reminder-articles']

/** a browser without a guide is told what it can do instead; Android has a page of its own. */
export function guidePlatformOf({ params }: { params: { platformType: string } }): { platform: GuidePlatform } {
  const { platformType } = params
  if (isGuidePlatform(platformType)) return { platform: platformType }
  if (platformType === 'android') throw redirect({ to: '/enable-donation-reminder-smartdevices' })
  throw redirect({ to: '/donation-reminder/guides/unsupported' })
}

/** only an iPhone or iPad has these settings; every other browser is put right where it stands. */
export function settingsPlatformOf(asked: { params: { platformType: string } }): { platform: GuidePlatform } {
  const { platform } = guidePlatformOf(asked)
  if (platform === 'ios') return { platform }
  throw redirect({
    to: '/donation-reminder/guides/$platformType/fix-permissions',
    params: { platformType: platform },
  })
}

/** what is no text of ours is no page. */
export function guideReferenceOf({ params }: { params: { contentReference: string } }): { reference: GuideReference } {
  const reference = guideReferences.find((name) => name === params.contentReference)
  if (!reference) throw notFound()
  return { reference }
}

/** another tenant's brand is no page of this site. */
export function ownBrand({ context, params }: { context: { tenant: { product: string } }; params: { brand: string } }): {
  brand: string
} {
  if (params.brand !== context.tenant.product) throw notFound()
  return { brand: params.brand }
}
