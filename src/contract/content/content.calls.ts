import * as z from 'zod/mini'
import { termsItem } from '../account/terms.ts'
import { defineCall } from '../call.ts'
import { donationExample, nearExample, paidQuarter, paymentProof, quotedUpdate, statistics } from './statistics.ts'

/** What the public pages tell: totals of everybody, and legal texts. */
export const contentCalls = {
  readStatistics: defineCall({
    id: 'A-066',
    method: 'GET',
    path: '/statistics',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({
      statistics,
      payments: z.array(paymentProof),
      /** Null where none of these causes has posted one lately. */
      update: z.nullable(quotedUpdate),
      /** Null where no shop gives the same for everything. */
      example: z.nullable(donationExample),
      /** Null where no cause says where it is. */
      near: z.nullable(nearExample),
    }),
  }),
  /** Every quarter of which something has been paid, the oldest first. */
  listPaidQuarters: defineCall({
    id: 'A-066',
    method: 'GET',
    path: '/statistics/quarters',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({ quarters: z.array(paidQuarter) }),
  }),
  readTerms: defineCall({
    id: 'A-105',
    method: 'GET',
    path: '/terms/:type',
    access: 'anyone',
    /** `from`: the day since which this version counts. */
    details: z.object({ terms: termsItem, body: z.array(z.string()), from: z.string() }),
  }),
}
