import * as z from 'zod/mini'
import { claimCard, claimStats } from '../entities/claim.ts'
import { transactionDetail, transactionList, transactionStats } from '../entities/donation.ts'
import { limits } from '../limits.ts'
import { defineCall } from './call.ts'

const perPage = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))
const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)))
const iso = z.optional(z.iso.datetime())

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
    }),
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
      visitedRetailers: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string(), lastVisit: z.string() })),
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
    path: '/user/me/transactions/:id',
    access: 'full',
    query: z.object({ includeMetadata: z.optional(z.string()) }),
    details: z.object({ transaction: transactionDetail }),
  }),
}
