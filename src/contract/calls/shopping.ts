import * as z from 'zod/mini'
import { visitRisk, visitRisks } from '../entities/notice.ts'
import { retailer, retailerCard, visit } from '../entities/retailer.ts'
import { rowId, upTo } from '../rules/ids.ts'
import { email } from '../rules/sign-in.ts'
import { defineCall } from './call.ts'

export const shoppingCalls = {
  listRetailers: defineCall({
    id: 'A-093',
    method: 'GET',
    path: '/retailers',
    access: 'anyone',
    query: z.object({
      letter: z.optional(z.string().check(z.regex(/^([a-z]|0-9)$/))),
      category: z.optional(z.string().check(z.maxLength(40))),
      order: z.optional(z.enum(['name', 'popular'])),
      /** Only shops whose donation is increased now. */
      increased: z.optional(z.literal('true')),
      page: upTo(10_000),
      perPage: upTo(60),
    }),
    details: z.object({ retailers: z.array(retailerCard), total: z.number(), letters: z.array(z.string()) }),
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
      risks: z.optional(z.array(visitRisk).check(z.maxLength(visitRisks.length))),
    }),
    details: z.object({ visit }),
  }),
  raiseAsGuest: defineCall({
    id: 'A-103',
    method: 'POST',
    path: '/raise-as-guest',
    access: 'anyone',
    ignoredStatuses: [404, 429],
    body: z.object({
      causeId: rowId,
      retailerSlug: z.string().check(z.maxLength(80)),
      email,
      visitSession: z.optional(z.string().check(z.maxLength(64))),
    }),
    details: z.object({ visit }),
  }),
}
