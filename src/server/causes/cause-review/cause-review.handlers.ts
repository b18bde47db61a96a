import { DAY } from '#contract/limits.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { advanceReview } from './cause-review.ts'
import { notifyOfReview } from './cause-review-mail.ts'
import { reviewOf } from './cause-review-rows.ts'
import { checkContactCode, mailContactCode } from './contact-code.ts'

const messagesPerDay = 20

export const causeReviewHandlers = {
  readCauseReview: async ({ db, params }) => ({ review: await reviewOf(db, params.id) }),

  /** An answer, evidence or an appeal of those who run the cause; `authorize` has checked that they do. */
  moveCauseReview: async ({ services, now, params, body: event, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    await rateLimit(services.db, now, [{ key: `cause-review:${causeId}`, max: messagesPerDay, window: DAY }])
    if (event.type === 'code.entered') await checkContactCode(services.db, causeId, event.code, now)
    await services.db.transaction().execute(async (db) => {
      await advanceReview(db, { causeId, event, by: 'founder', userId, now })
      if (event.type === 'code.wanted') await mailContactCode({ ...services, db }, causeId, now)
      if (event.type === 'code.entered') await notifyOfReview({ ...services, db }, causeId, 'confirmed', now)
    })
    return { review: await reviewOf(services.db, causeId) }
  },
} satisfies Handlers
