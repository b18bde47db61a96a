import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { chosenId, upTo } from '../ids.ts'
import { limits } from '../limits.ts'
import { claim, claimCard, claimRequest, claimStages, claimStats, missingDonationOutcome } from './claim.ts'
import { queryDetailsRules, queryReasonRules } from './donation-query.rules.ts'
import { sentOrder } from './missing-donation.rules.ts'

const perPage = upTo(100)

/** Claims and enquiries of the signed-in person. */
export const claimCalls = {
  listClaims: defineCall({
    id: 'A-033',
    method: 'GET',
    path: '/user/me/claims',
    access: 'full',
    timeout: limits.timeoutClaims,
    onFailure: 'false',
    query: z.object({ perPage, lastId: z.optional(z.string()), order: z.optional(z.literal('desc')) }),
    details: z.object({
      claims: z.array(claimCard),
      hasMore: z.boolean(),
      /** What all open missing donations may raise together, listed or not; null where that isn’t known of each, or there are none. */
      atStakePence: z.nullable(z.number()),
      /** What missing donations have raised that were found since, listed or not; null where none was. */
      addedPence: z.nullable(z.number()),
    }),
  }),
  readClaim: defineCall({
    id: 'A-085',
    method: 'GET',
    path: '/user/me/claims/:claimId',
    access: 'full',
    timeout: limits.timeoutClaims,
    noCache: true,
    details: z.object({ claim }),
  }),
  moveClaim: defineCall({
    id: 'A-085',
    method: 'POST',
    path: '/user/me/claims/:claimId',
    access: 'full',
    timeout: limits.timeoutClaims,
    ignoredStatuses: [409],
    body: claimRequest,
    details: z.object({ stage: z.enum(claimStages) }),
  }),
  addEvidence: defineCall({
    id: 'A-085',
    method: 'POST',
    path: '/user/me/claims/:claimId/evidence',
    access: 'full',
    timeout: 60_000,
    bodyLimit: 6_800_000,
    ignoredStatuses: [409],
    body: z.object({ imagePayload: z.string() }),
    details: z.object({ evidence: z.array(z.string()) }),
  }),
  fileMissingDonation: defineCall({
    id: 'A-083',
    method: 'POST',
    path: '/user/me/enquiries/missing-donation',
    access: 'full',
    timeout: limits.timeoutClaims,
    idempotent: true,
    body: z.object({
      /** V-051 */
      retailerId: chosenId('retailerRequired'),
      visitDate: z.iso.date(),
      order: sentOrder,
      /** The person has seen the donation that tracked, and means another purchase. */
      isAnother: z.optional(z.boolean()),
    }),
    details: missingDonationOutcome,
  }),
  fileDonationQuery: defineCall({
    id: 'A-084',
    method: 'POST',
    path: '/user/me/enquiries/donation-query',
    access: 'full',
    timeout: limits.timeoutClaims,
    idempotent: true,
    body: z.object({ transactionId: z.string(), ...queryReasonRules.shape, comment: queryDetailsRules.shape.comment }),
    details: z.object({ submissionId: z.string(), answerBy: z.string() }),
  }),
  readClaimStats: defineCall({
    id: 'A-034',
    method: 'GET',
    path: '/user/me/claims/stats',
    access: 'full',
    noCache: true,
    query: z.object({ includeRaw: z.optional(z.string()) }),
    details: claimStats,
  }),
}
