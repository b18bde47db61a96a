import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { causeReview, founderEvent } from './cause-review.ts'

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** The check of a cause, for those who run it. */
export const causeReviewCalls = {
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
}
