import type { OfferedPreference } from '#contract/account/user.ts'

export const preferenceGroups = ['hear', 'shown', 'measured'] as const
export type PreferenceGroup = (typeof preferenceGroups)[number]

/** Every choice that is offered stands in one of them, in this order. */
export const groupOf: Record<OfferedPreference, PreferenceGroup> = {
  retailer_offer: 'hear',
  featured_retailer: 'hear',
  campaign_messages: 'hear',
  nurture: 'hear',
  cause_admin: 'hear',
  anonymity: 'shown',
  cause_page_name: 'shown',
  site_personalisation: 'shown',
  analytics: 'measured',
  advertising: 'measured',
}
export const offeredPreferences = Object.keys(groupOf) as OfferedPreference[] // an object's keys are strings to the compiler
