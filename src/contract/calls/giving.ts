import * as z from 'zod/mini'
import { claim, claimCard, claimRequest, claimStages, claimStats, enquiryOutcome } from '../entities/claim.ts'
import { transactionDetail, transactionList, transactionStats } from '../entities/donation.ts'
import { retailerCard, visitedRetailer } from '../entities/retailer.ts'
import { limits } from '../limits.ts'
import { orderRules, queryDetailsRules, queryReasonRules } from '../rules/enquiries.ts'
import { favouriteIds } from '../rules/favourites.ts'
import { instant, rowId, upTo } from '../rules/ids.ts'
import { defineCall } from './call.ts'

const perPage = upTo(100)
const page = upTo(100_000)
const iso = z.optional(instant)

/** Claims, visited shops and donations of the signed-in person. */
export const givingCalls = {
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
      retailerId: rowId,
      visitDate: z.iso.date(),
      order: z.union([orderRules.goods, orderRules.travel, orderRules.insurance]),
      /** The person has seen the donation that tracked, and means another purchase. */
      isAnother: z.optional(z.boolean()),
    }),
    details: enquiryOutcome,
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
  listVisitedRetailers: defineCall({
    id: 'A-035',
    method: 'GET',
    path: '/user/me/recently-visited-retailers',
    access: 'full',
    timeout: limits.timeoutRecentRetailers,
    details: z.object({
      visitedRetailers: z.array(visitedRetailer),
    }),
  }),
  listVisitDates: defineCall({
    id: 'A-036',
    method: 'GET',
    path: '/user/me/recently-visited-retailers/:id/visit-dates',
    access: 'full',
    details: z.object({ retailerVisitDates: z.array(z.string()) }),
  }),
  listTransactions: defineCall({
    id: 'A-037',
    method: 'GET',
    path: '/user/me/transactions',
    access: 'full',
    noCache: true,
    csv: 'donations.csv',
    query: z.object({ perPage, page, order: z.optional(z.literal('desc')), startDate: iso, endDate: iso }),
    details: transactionList,
  }),
  readTransactionStats: defineCall({
    id: 'A-038',
    method: 'GET',
    path: '/user/me/transactions/stats',
    access: 'full',
    noCache: true,
    query: z.object({ startDate: iso, endDate: iso }),
    details: z.object({ stats: transactionStats }),
  }),
  readTransaction: defineCall({
    id: 'A-039',
    method: 'GET',
    path: '/user/me/transactions/:transactionId',
    access: 'full',
    query: z.object({ includeMetadata: z.optional(z.string()) }),
    details: z.object({ transaction: transactionDetail }),
  }),
  readFavourites: defineCall({
    id: 'A-104',
    method: 'GET',
    path: '/user/me/favourites',
    access: 'full',
    noCache: true,
    details: z.object({ retailers: z.array(retailerCard) }),
  }),
  saveFavourites: defineCall({
    id: 'A-104',
    method: 'PUT',
    path: '/user/me/favourites',
    access: 'full',
    body: z.object({ retailerIds: favouriteIds }),
    details: z.object({}),
  }),
}
