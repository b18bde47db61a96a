import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { channelParameter } from './promotion-figures.ts'
import { referral } from './referral.ts'

export const referralCalls = {
  createReferral: defineCall({
    id: 'A-068',
    method: 'POST',
    path: '/referrals',
    access: 'anyone',
    body: z.object({
      referrerEntityType: z.optional(z.string().check(z.maxLength(40))),
      referrerEntityIdentifier: z.string().check(z.maxLength(80)),
      /** By which channel the invitation came, and to whose page (its address there), where it did. */
      via: channelParameter,
      causeSlug: z.optional(z.string().check(z.maxLength(200))),
    }),
    details: z.object({ referral: z.pick(referral, { id: true }) }),
  }),
}
