import * as z from 'zod/mini'
import { refusalRules } from './support.rules.ts'

export const reviewStatuses = ['received', 'underReview', 'approved', 'refused'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What the support team can do with a request (F-062). A refusal says why. */
export const reviewEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('review.taken') }),
  z.object({ type: z.literal('review.returned') }),
  z.object({ type: z.literal('request.approved') }),
  z.object({ type: z.literal('request.refused'), ...refusalRules.shape }),
])
export type ReviewEvent = z.infer<typeof reviewEvent>

/** A request as the support team sees it. */
export const reviewedRequest = z.object({
  reference: z.string(),
  status: z.enum(reviewStatuses),
  causeName: z.string(),
  causeUri: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  evidence: z.string(),
  receivedAt: z.string(),
  /** Whether the address has an account, which the rights need. */
  hasAccount: z.boolean(),
  /** Whoever reads it is whom it is about: somebody else decides. */
  isMine: z.optional(z.boolean()),
  reason: z.nullable(z.string()),
})
export type ReviewedRequest = z.infer<typeof reviewedRequest>
