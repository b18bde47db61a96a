import * as z from 'zod/mini'
import { causeCard } from '../causes/cause.ts'
import { termsItem } from './terms.ts'

export const preferenceNames = [
  'text_messages',
  'analytics',
  'advertising',
  'retargeting',
  'site_personalisation',
  'nurture',
  'retailer_offer',
  'featured_retailer',
  'cause_admin',
  'anonymity',
  'campaign_messages',
  'cause_page_name',
] as const
export type PreferenceName = (typeof preferenceNames)[number]
/** H-005: those that do something. The two others are kept as they are and offered to nobody: no text messages are sent, and nobody advertises by what somebody has looked at here. */
export type OfferedPreference = Exclude<PreferenceName, 'text_messages' | 'retargeting'>

/** M-002: its eleven switches, and whether the public page of one's cause may say one's first name. All are off until somebody switches them on. */
export const preferences = z.object(
  Object.fromEntries(preferenceNames.map((name) => [name, z.boolean()])) as Record<PreferenceName, ReturnType<typeof z.boolean>>, // fromEntries loses the key union
)
export type Preferences = z.infer<typeof preferences>

const text = z.nullable(z.string())

/** M-001. `id` is 0 for an anonymous person. `isCauseAdmin` is a deprecated mirror of `adminCauses`. */
export const user = z.object({
  id: z.number(),
  hash: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: text,
  dateOfBirth: text,
  mobile: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  county: text,
  postcode: text,
  avatar: text,
  adminCauses: z.array(z.number()),
  isCauseAdmin: z.array(z.number()),
  isSupport: z.boolean(),
})
export type User = z.infer<typeof user>

/** What GET /user/me answers. `changedTerms` are newer versions of terms that the person has accepted (F-069). */
export const me = z.object({
  user,
  cause: z.nullable(causeCard),
  adminCauses: z.array(causeCard),
  preferences,
  unreadNotices: z.optional(z.number()),
  changedTerms: z.optional(z.array(termsItem)),
})
export type Me = z.infer<typeof me>

/** M-005, C-085 */
export const userDataObject = z.catchall(z.object({ user_id: z.number() }), z.union([z.string(), z.number(), z.boolean()]))
