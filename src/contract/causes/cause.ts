import * as z from 'zod/mini'
import { postalAddress } from '../registration/charity.ts'
import { causeKinds } from './kinds.ts'

export const causeKind = z.enum(causeKinds)

/** What may be said of a cause to everybody: reviewed and confirmed, not reviewed yet (it collects and is not paid), or refused (it collects no more). */
export const causeStandings = ['confirmed', 'beingChecked', 'refused'] as const
export const causeStanding = z.enum(causeStandings)
export type CauseStanding = (typeof causeStandings)[number]

/** G-030: `closing` takes no new supporters, and is closed a week later unless somebody who runs it changes their mind; `closed` collects nothing. */
export const causeLifecycles = ['open', 'closing', 'closed'] as const
export type CauseLifecycle = (typeof causeLifecycles)[number]

/** A cause as lists, menus and user data carry it. */
export const causeCard = z.object({
  id: z.number(),
  hash: z.string(),
  name: z.string(),
  uri: z.string(),
  kind: causeKind,
  place: z.string(),
  /** A charity whose number has been confirmed; never one that is being checked. */
  isRegisteredCharity: z.boolean(),
  standing: causeStanding,
  logoHttps: z.nullable(z.string()),
})
export type CauseCard = z.infer<typeof causeCard>

/** M-009: where a cause is, as a search shows it or as the charity register has it. */
export const locationTypes = ['search', 'registeredCharity'] as const
export const causeLocation = z.object({ Text: z.string() })

/** M-010; the terms travel beside it. */
export const causePreferences = z.object({ showLocationInSearch: z.boolean() })

/** What an amount in whole pounds pays for, in the cause’s own words. */
export const paysFor = z.object({ pounds: z.number(), text: z.string() })
export type PaysFor = z.infer<typeof paysFor>

/** M-007, the public part. Totals in pence. */
export const cause = z.object({
  ...causeCard.shape,
  description: z.string(),
  /** The wide picture at the head of its page; null where a drawing stands in for it. */
  coverHttps: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** While the cause is not confirmed only for who runs it. */
  charityNumber: z.nullable(z.string()),
  /** What it means to raise in a calendar year, in pence. */
  yearTarget: z.nullable(z.number()),
  /** Up to three, in its own order. */
  paysFor: z.array(paysFor),
  isDormant: z.boolean(),
  lifecycle: z.enum(causeLifecycles),
  isOrganisation: z.boolean(),
  isGiftAidEnabled: z.boolean(),
  showLocationInSearch: z.boolean(),
  /** V-028: whether we may help people to find it; if not, its own link is the only way to it. */
  mayBeMarketed: z.boolean(),
  socialLinks: z.object({
    facebook: z.nullable(z.string()),
    website: z.nullable(z.string()),
    twitter: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
  }),
  supportersCount: z.number(),
  donationsTotal: z.number(),
  /** Only for who runs it. */
  phoneNumber: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(postalAddress)),
})
export type Cause = z.infer<typeof cause>
