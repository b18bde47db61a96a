import * as z from 'zod/mini'
import { marketingMessage, supporterEntry } from '../entities/cause-people.ts'
import { causeReview, founderEvent } from '../entities/cause-review.ts'
import { adminStats } from '../entities/dashboard.ts'
import { bankDetails, paymentMethods, statement, statementDetail } from '../entities/payment.ts'
import { limits } from '../limits.ts'
import { upTo } from '../rules/ids.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})
const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** Statements, supporters, bank details and figures of a cause, for those who run it. */
export const causeAdminCalls = {
  listStatements: defineCall({
    ...admin,
    id: 'A-055',
    method: 'GET',
    path: '/causes/id::id/statements',
    details: z.object({ statements: z.array(statement) }),
  }),
  readStatement: defineCall({
    ...admin,
    id: 'A-056',
    method: 'GET',
    path: '/causes/id::id/statements/:statementId',
    details: z.object({ statement: statementDetail }),
  }),
  readCauseStatistics: defineCall({
    id: 'A-057',
    base: 'statistics',
    method: 'GET',
    path: '/causes/:id',
    access: 'anyone',
    query: z.object({ fromDate: z.optional(z.string()), toDate: z.optional(z.string()) }),
    details: z.object({ statistics: z.object({ supporters: z.number(), raised: z.number() }) }),
  }),
  /** D-023: somebody looks at the page of a cause. Only how many did on a day is kept, not who. */
  countCauseVisit: defineCall({
    id: 'D-023',
    base: 'statistics',
    method: 'POST',
    path: '/causes/:id/visits',
    access: 'anyone',
    onFailure: 'swallow',
    body: nothing,
    details: nothing,
  }),
  readMySupporterEntry: defineCall({
    id: 'A-058',
    base: 'supporterList',
    method: 'GET',
    path: '/causes/:id/supporter-list/me',
    access: 'full',
    details: z.object({ supporter: supporterEntry }),
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
    }),
    details: z.object({ supporters: z.array(supporterEntry), total: z.number() }),
    csv: 'supporters.csv',
  }),
  readPaymentMethods: defineCall({
    ...admin,
    id: 'A-061',
    method: 'GET',
    path: '/causes/id::id/payment-methods',
    details: paymentMethods,
  }),
  addPaymentMethod: defineCall({
    ...admin,
    id: 'A-062',
    method: 'PUT',
    proof: true,
    path: '/causes/id::id/payment-methods',
    body: bankDetails,
    details: paymentMethods,
  }),
  savePaymentMethod: defineCall({
    ...admin,
    id: 'A-063',
    method: 'PUT',
    proof: true,
    path: '/causes/id::id/payment-methods/:methodId',
    body: bankDetails,
    details: paymentMethods,
  }),
  /** G-027: any administrator takes back a change that is not in force yet; the account before it counts again. */
  undoPaymentMethod: defineCall({
    ...admin,
    id: 'G-027',
    method: 'POST',
    proof: true,
    path: '/causes/id::id/payment-methods/:methodId/undo',
    body: nothing,
    details: paymentMethods,
  }),
  /** How far the check of the cause is, what is asked about it and what was decided. */
  readCauseReview: defineCall({
    ...admin,
    id: 'G-019',
    method: 'GET',
    path: '/causes/id::id/review',
    noCache: true,
    details: z.object({ review: causeReview }),
  }),
  moveCauseReview: defineCall({
    ...admin,
    id: 'G-019',
    method: 'POST',
    path: '/causes/id::id/review',
    ignoredStatuses: [409],
    body: founderEvent,
    details: z.object({ review: causeReview }),
  }),
  readAdminStats: defineCall({
    ...admin,
    id: 'A-064',
    base: 'adminDashboardStats',
    method: 'POST',
    path: '/:id',
    timeout: limits.timeoutAdminStats,
    body: z.object({}),
    details: adminStats,
  }),
  listMarketingMessages: defineCall({
    id: 'A-100',
    method: 'GET',
    path: '/marketing-messages',
    access: 'optional',
    onFailure: 'log',
    query: z.object({ placement: z.string() }),
    details: z.object({ messages: z.array(marketingMessage) }),
  }),
}
