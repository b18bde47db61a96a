import { currentUser, type Handlers } from '../gate/serve.ts'
import { suggestedRetailers } from './retailer-rows.ts'

/** Where somebody has shopped, and when. */
export const visitHandlers = {
  listSuggestedRetailers: async ({ db, now, ...context }) => {
    const { userId } = currentUser(context)
    const { preferences } = await db
      .selectFrom('app_user')
      .select('preferences')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const isWanted = preferences.site_personalisation === true
    return { isWanted, retailers: isWanted ? await suggestedRetailers(db, now, userId) : [] }
  },

  listVisitedRetailers: async ({ db, ...context }) => {
    const rows = await db
      .selectFrom('visit')
      .innerJoin('retailer', 'retailer.id', 'visit.retailer_id')
      .select([
        'retailer.id',
        'retailer.name',
        'retailer.slug',
        'retailer.category',
        'retailer.sector',
        (of) => of.fn.max('visit.created_at').as('last'),
      ])
      .where('visit.user_id', '=', currentUser(context).userId)
      .groupBy('retailer.id')
      .orderBy('last', 'desc')
      .limit(20)
      .execute()
    return {
      visitedRetailers: rows.map((row) => ({
        id: row.id,
        name: row.name,
        slug: row.slug,
        category: row.category,
        sector: row.sector,
        lastVisit: new Date(row.last).toISOString(),
      })),
    }
  },

  listVisitDates: async ({ db, params, ...context }) => {
    const rows = await db
      .selectFrom('visit')
      .select('created_at')
      .where('user_id', '=', currentUser(context).userId)
      .where('retailer_id', '=', params.id)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return { retailerVisitDates: rows.map((row) => row.created_at.toISOString()) }
  },
} satisfies Handlers
