import * as z from 'zod/mini'
import { reviewEvent, reviewedRequest, reviewStatuses } from '../entities/admin-review.ts'
import { claimDecision, claimStages, reviewedClaim } from '../entities/claim.ts'
import { defineCall } from './call.ts'

/** For the support team only (P-016). */
export const supportCalls = {
  listAdminRequests: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/admin-requests',
    access: 'support',
    noCache: true,
    details: z.object({ requests: z.array(reviewedRequest) }),
  }),
  moveAdminRequest: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/admin-requests/:reference',
    access: 'support',
    ignoredStatuses: [409],
    body: reviewEvent,
    details: z.object({ status: z.enum(reviewStatuses) }),
  }),
  listOpenClaims: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/claims',
    access: 'support',
    noCache: true,
    details: z.object({ claims: z.array(reviewedClaim) }),
  }),
  decideClaim: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/claims/:reference',
    access: 'support',
    ignoredStatuses: [409],
    body: claimDecision,
    details: z.object({ stage: z.enum(claimStages) }),
  }),
}
