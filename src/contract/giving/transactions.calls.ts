import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { instant, upTo } from '../ids.ts'
import { donationCounts, transactionDetail, transactionList, transactionStats } from './donation.ts'
import { donationStatuses } from './donation-statuses.ts'
import { myGiving } from './my-giving.ts'

const perPage = upTo(100)

const page = upTo(100_000)

const iso = z.optional(instant)

/** Which donations of a time, by the word that they show. */
export const transactionsQuery = z.object({
  perPage,
  page,
  order: z.optional(z.literal('desc')),
  startDate: iso,
  endDate: iso,
  status: z.optional(z.enum(donationStatuses)),
})

/** Donations of the signed-in person. */
export const transactionCalls = {
  listTransactions: defineCall({
    id: 'A-037',
    method: 'GET',
    path: '/user/me/transactions',
    access: 'full',
    noCache: true,
    csv: 'donations.csv',
    query: transactionsQuery,
    details: transactionList,
  }),
  readTransactionStats: defineCall({
    id: 'A-038',
    method: 'GET',
    path: '/user/me/transactions/stats',
    access: 'full',
    noCache: true,
    query: z.object({ startDate: iso, endDate: iso }),
    details: z.object({
      stats: transactionStats,
      counts: donationCounts,
      /** Whom all that was raised is for; left out where it is for several, or for none yet. */
      causeName: z.optional(z.string()),
    }),
  }),
  readMyGiving: defineCall({
    id: 'R-072',
    method: 'GET',
    path: '/user/me/giving',
    access: 'full',
    noCache: true,
    details: myGiving,
  }),
  readTransaction: defineCall({
    id: 'A-039',
    method: 'GET',
    path: '/user/me/transactions/:transactionId',
    access: 'full',
    query: z.object({ includeMetadata: z.optional(z.string()) }),
    details: z.object({ transaction: transactionDetail }),
  }),
}
