import { DAY, limits } from '#contract/limits.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { closingOf, requestClosing, requestReopening, undoClosing } from './closing.ts'

/** G-030; `authorize` has checked that who asks runs the cause. */
export const closingHandlers = {
  readClosing: async ({ db, now, params }) => ({ closing: await closingOf(db, params.id, now) }),

  requestClosing: async ({ db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    await rateLimit(db, now, [{ key: `closing:${causeId}`, max: limits.closingsPerDay, window: DAY }])
    await db.transaction().execute((all) => requestClosing(all, { causeId, userId, reason: body.reason, now }))
    return { closing: await closingOf(db, causeId, now) }
  },

  undoClosing: async ({ db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    await db.transaction().execute((all) => undoClosing(all, { causeId: params.id, userId, now }))
    return { closing: await closingOf(db, params.id, now) }
  },

  requestReopening: async ({ db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    await db.transaction().execute((all) => requestReopening(all, { causeId: params.id, userId, text: body.text, now }))
    return { closing: await closingOf(db, params.id, now) }
  },
} satisfies Handlers
