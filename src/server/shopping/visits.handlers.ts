import { currentUser, type Handlers } from '../gate/serve.ts'
import { suggestedRetailers, visitedShops } from '../shared/shopping/retailer-rows.ts'

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

  listVisitedRetailers: async ({ db, now, ...context }) => ({
    visitedRetailers: await visitedShops(db, now, currentUser(context).userId),
  }),

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
