import { HOUR } from '../../contract/limits.ts'
import { countUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import type { Handlers } from '../gate/serve.ts'
import { newSecret } from '../session/tokens.ts'
import { listRetailers, readRetailer } from './retailer-rows.ts'

export const shoppingHandlers = {
  listRetailers: async ({ db, now, query }) => listRetailers(db, now, query),

  readRetailer: async ({ db, now, params }) => {
    const retailer = await readRetailer(db, now, params.slug ?? '')
    if (!retailer) throw new Refusal('notFound')
    return { retailer }
  },

  /** Records the visit before the shop opens. Without a person it is refused unless the caller chose to go on without a donation. */
  createVisit: async ({ services, db, now, who, body, request }) => {
    await countUse(db, now, [{ key: `visit:${who?.userId ?? request.ip}`, max: 300, window: HOUR }])
    const retailer = await readRetailer(db, now, body.retailerSlug)
    if (!retailer) throw new Refusal('notFound')
    if (body.rateId !== undefined && !retailer.rates.some((rate) => rate.id === body.rateId)) throw new Refusal('notFound')
    if (body.dealId !== undefined && !retailer.deals.some((deal) => deal.id === body.dealId)) throw new Refusal('notFound')
    if (who?.scope !== 'full' && body.anonymous !== true) throw new Refusal(who ? 'signInAgain' : 'notSignedIn')
    const userId = who?.scope === 'full' ? who.userId : null
    const cause =
      userId === null
        ? undefined
        : await db
            .selectFrom('app_user')
            .innerJoin('cause', 'cause.id', 'app_user.supported_cause_id')
            .select(['cause.id', 'cause.name'])
            .where('app_user.id', '=', userId)
            .executeTakeFirst()
    const id = newSecret()
    await db
      .insertInto('visit')
      .values({
        id,
        user_id: userId,
        cause_id: cause?.id ?? null,
        retailer_id: retailer.id,
        rate_id: body.rateId ?? null,
        deal_id: body.dealId ?? null,
        visit_session: body.visitSession ?? null,
        search_session: body.searchSessionId ?? null,
        created_at: new Date(now),
      })
      .execute()
    return {
      visit: {
        id,
        address: services.network.addressFor({ visitId: id, retailerSlug: retailer.slug }),
        retailerName: retailer.name,
        causeName: cause?.name ?? null,
      },
    }
  },
} satisfies Handlers
