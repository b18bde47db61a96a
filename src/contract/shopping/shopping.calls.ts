import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { rowId, upTo } from '../ids.ts'
import { limits } from '../limits.ts'
import { originCode } from '../telemetry/origin.ts'
import { retailer, retailerCard } from './retailer.ts'
import { visit, visitedShop, visitRisk, visitRisks } from './visit.ts'

/** Shops, and going to one. */
export const shoppingCalls = {
  listRetailers: defineCall({
    id: 'A-093',
    method: 'GET',
    path: '/retailers',
    access: 'anyone',
    query: z.object({
      letter: z.optional(z.string().check(z.regex(/^([a-z]|0-9)$/))),
      category: z.optional(z.string().check(z.maxLength(40))),
      order: z.optional(z.enum(['name', 'popular', 'rate'])),
      /** Only shops whose donation is increased now. */
      increased: z.optional(z.literal('true')),
      page: upTo(10_000),
      perPage: upTo(60),
    }),
    details: z.object({
      retailers: z.array(retailerCard),
      total: z.number(),
      letters: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  }),
  readRetailer: defineCall({
    id: 'A-093',
    method: 'GET',
    path: '/retailers/:slug',
    access: 'anyone',
    details: z.object({ retailer }),
  }),
  createVisit: defineCall({
    id: 'A-094',
    method: 'POST',
    path: '/visits',
    access: 'optional',
    body: z.object({
      retailerSlug: z.string().check(z.maxLength(80)),
      rateId: z.optional(rowId),
      dealId: z.optional(rowId),
      searchSessionId: z.optional(z.string().check(z.maxLength(64))),
      visitSession: z.optional(z.string().check(z.maxLength(64))),
      anonymous: z.optional(z.boolean()),
      /** C-078: where somebody has come from, as a code. */
      origin: z.optional(originCode),
      risks: z.optional(z.array(visitRisk).check(z.maxLength(visitRisks.length))),
    }),
    details: z.object({ visit }),
  }),
  listVisitedRetailers: defineCall({
    id: 'A-035',
    method: 'GET',
    path: '/user/me/recently-visited-retailers',
    access: 'full',
    timeout: limits.timeoutRecentRetailers,
    details: z.object({
      visitedRetailers: z.array(visitedShop),
    }),
  }),
  /** Nothing where the person has not asked for it. */
  listSuggestedRetailers: defineCall({
    id: 'H-005',
    method: 'GET',
    path: '/user/me/suggested-retailers',
    access: 'full',
    details: z.object({ isWanted: z.boolean(), retailers: z.array(retailerCard) }),
  }),
  listVisitDates: defineCall({
    id: 'A-036',
    method: 'GET',
    path: '/user/me/recently-visited-retailers/:id/visit-dates',
    access: 'full',
    details: z.object({ retailerVisitDates: z.array(z.string()) }),
  }),
}
