import { HOUR } from '#contract/limits.ts'
import { classifyOrigin } from '#contract/telemetry/origin.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { collectingCauseOf } from '../shared/causes/supported-cause.ts'
import { listRetailers, readRetailer } from '../shared/shopping/retailer-rows.ts'
import { readDecisions } from '../shared/shopping/shop-decisions.ts'
import { noteVisit } from '../shared/shopping/visits.ts'

export const shoppingHandlers = {
  listRetailers: async ({ db, now, query }) => listRetailers(db, now, query),

  readRetailer: async ({ db, now, params }) => {
    const retailer = await readRetailer(db, now, params.slug)
    if (!retailer) throw new HttpError('notFound')
    return { retailer: { ...retailer, decided: await readDecisions(db, retailer.id, now) } }
  },

  /** Records the visit before the shop opens. Without a person it is refused unless the caller chose to go on without a donation. */
  createVisit: async (context) => {
    const { db, now, user, body, request } = context
    await rateLimit(db, now, [{ key: `visit:${user?.userId ?? networkOf(request.ip)}`, max: 300, window: HOUR }])
    const retailer = await readRetailer(db, now, body.retailerSlug)
    if (!retailer) throw new HttpError('notFound')
    if (body.rateId !== undefined && !retailer.rates.some((rate) => rate.id === body.rateId)) throw new HttpError('notFound')
    if (body.dealId !== undefined && !retailer.deals.some((deal) => deal.id === body.dealId)) throw new HttpError('notFound')
    if (user?.scope !== 'full' && body.anonymous !== true) throw new HttpError(user ? 'signInAgain' : 'notSignedIn')
    const userId = user?.scope === 'full' ? user.userId : null
    const cause = userId === null ? undefined : await collectingCauseOf(db, userId)
    return noteVisit(context, retailer, {
      user_id: userId,
      cause,
      rate_id: body.rateId ?? null,
      deal_id: body.dealId ?? null,
      visit_session: body.visitSession ?? null,
      search_session: body.searchSessionId ?? null,
      guest_email: null,
      origin: classifyOrigin(body.origin),
      risks: body.risks,
    })
  },
} satisfies Handlers
