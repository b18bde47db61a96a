import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { type CauseReviewDecision, causeReviewDecision, causeReviewStages, reviewedCause } from '../causes/cause-review.ts'
import { type ClaimDecision, claimDecision, claimStages, reviewedClaim } from '../giving/claim.ts'
import { type AccountDecision, accountCheckStages, accountDecision, heldAccount } from './account-check.ts'
import { type ReviewEvent, reviewEvent, reviewedRequest, reviewStatuses } from './admin-review.ts'
import { contactDecision, contactMessage } from './contact-message.ts'
import { type KeptReportDecision, keptReport, keptReportDecision } from './kept-report.ts'
import { recallRules, reviewTextRules } from './support.rules.ts'

/** The oldest 50, or the one of this number as long as it waits. */
const oneOfThem = z.object({ reference: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))) })

/** What waits for somebody of the support team, and what they decide (P-016). */
export const reviewCalls = {
  listAdminRequests: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/admin-requests',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ requests: z.array(reviewedRequest) }),
  }),
  moveAdminRequest: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/admin-requests/:reference',
    access: 'support',
    ignoredStatuses: [409],
    proof: { decisions: ['request.approved'] satisfies ReviewEvent['type'][] },
    body: reviewEvent,
    details: z.object({ status: z.enum(reviewStatuses) }),
  }),
  listOpenClaims: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/claims',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ claims: z.array(reviewedClaim) }),
  }),
  decideClaim: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/claims/:reference',
    access: 'support',
    ignoredStatuses: [409],
    proof: { decisions: ['claim.accepted'] satisfies ClaimDecision['type'][] },
    body: claimDecision,
    details: z.object({ stage: z.enum(claimStages) }),
  }),
  /** Causes that wait for somebody's look, the oldest first. */
  listCauseReviews: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/causes',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ causes: z.array(reviewedCause) }),
  }),
  decideCauseReview: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/causes/:id',
    access: 'support',
    ignoredStatuses: [409],
    proof: { decisions: ['cause.confirmed'] satisfies CauseReviewDecision['type'][] },
    body: causeReviewDecision,
    details: z.object({ stage: z.enum(causeReviewStages) }),
  }),
  /** Takes back into review what was confirmed; the address of its page or its charity number names it. */
  recallCause: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/recalled-causes',
    access: 'support',
    ignoredStatuses: [404, 409],
    body: recallRules,
    details: z.object({ name: z.string() }),
  }),
  /** G-029: a cause that rests takes new supporters again; named like one that is taken back. */
  reactivateCauseAsSupport: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/reactivated-causes',
    access: 'support',
    ignoredStatuses: [404, 409],
    body: recallRules,
    details: z.object({ name: z.string() }),
  }),
  /** H-003: an update of a cause that breaks our rules no longer stands on its page; whoever runs the cause reads why. */
  takeUpdateDown: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/updates/:updateId',
    access: 'support',
    ignoredStatuses: [404],
    proof: true,
    body: reviewTextRules,
    /** `isGoneAlready`: somebody else has removed it before, so that nobody is told why. */
    details: z.object({ name: z.string(), isGoneAlready: z.boolean() }),
  }),
  /** What networks have reported and could not be booked as it came, the oldest first. */
  listKeptReports: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/reports',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ reports: z.array(keptReport) }),
  }),
  decideKeptReport: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/reports/:id',
    access: 'support',
    ignoredStatuses: [409],
    proof: { decisions: ['report.joined'] satisfies KeptReportDecision['type'][] },
    body: keptReportDecision,
    details: z.object({}),
  }),
  /** Accounts whose name the bank has not confirmed. */
  listHeldAccounts: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/accounts',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ accounts: z.array(heldAccount) }),
  }),
  decideHeldAccount: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/accounts/:id',
    access: 'support',
    ignoredStatuses: [409],
    proof: { decisions: ['account.accepted'] satisfies AccountDecision['type'][] },
    body: accountDecision,
    details: z.object({ stage: z.enum(accountCheckStages) }),
  }),
  /** What people have written from the contact page, the oldest first. */
  listContactMessages: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/messages',
    access: 'support',
    noCache: true,
    query: oneOfThem,
    details: z.object({ messages: z.array(contactMessage) }),
  }),
  decideContactMessage: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/messages/:reference',
    access: 'support',
    ignoredStatuses: [409],
    body: contactDecision,
    details: z.object({}),
  }),
}
