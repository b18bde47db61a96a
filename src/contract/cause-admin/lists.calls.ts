import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { donationCounts, transactionList, transactionStats } from '../giving/donation.ts'
import { transactionsQuery } from '../giving/transactions.calls.ts'
import { instant, upTo } from '../ids.ts'
import { nextPayment } from './dashboard.ts'
import { paidSums, statement, statementDetail } from './statement.ts'
import { supporterEntry, supporterOrders, supportersFound } from './supporter.ts'
import { supporterParts } from './supporter-parts.ts'

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** Statements, supporters and donations of a cause, for those who run it. */
export const causeListCalls = {
  listStatements: defineCall({
    ...admin,
    id: 'A-055',
    method: 'GET',
    path: '/causes/id::id/statements',
    details: z.object({
      statements: z.array(statement),
      paid: paidSums,
      next: nextPayment,
      /** Whether it’s paid into a building society account, whose own statement can show a roll number. */
      isBuildingSociety: z.boolean(),
    }),
    csv: 'statements.csv',
  }),
  readStatement: defineCall({
    ...admin,
    id: 'A-056',
    method: 'GET',
    path: '/causes/id::id/statements/:statementId',
    details: z.object({ statement: statementDetail }),
  }),
  listSupporters: defineCall({
    ...admin,
    id: 'A-059',
    base: 'supporterList',
    method: 'GET',
    path: '/causes/:id/supporter-list',
    query: z.object({
      exclusiveFromPosition: upTo(Number.MAX_SAFE_INTEGER),
      limit: upTo(100),
      part: z.optional(z.enum(supporterParts)),
      order: z.optional(z.enum(supporterOrders)),
      name: z.optional(z.string().check(z.maxLength(100))),
    }),
    details: supportersFound,
    csv: 'supporters.csv',
  }),
  readMySupporterEntry: defineCall({
    id: 'A-058',
    base: 'supporterList',
    method: 'GET',
    path: '/causes/:id/supporter-list/me',
    access: 'full',
    details: z.object({ supporter: supporterEntry }),
  }),
  listCauseTransactions: defineCall({
    ...admin,
    id: 'A-040',
    method: 'GET',
    path: '/causes/id::id/transactions',
    query: transactionsQuery,
    details: transactionList,
    csv: 'cause-donations.csv',
  }),
  readCauseTotals: defineCall({
    ...admin,
    id: 'A-041',
    method: 'GET',
    path: '/causes/id::id/donations/totals',
    query: z.object({ startDate: z.optional(instant), endDate: z.optional(instant) }),
    details: z.object({ totals: transactionStats, counts: donationCounts }),
  }),
}
