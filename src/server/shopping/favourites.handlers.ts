import { favouritesAtMost } from '#contract/shopping/favourites.rules.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { favouriteRetailers } from '../shared/shopping/retailer-rows.ts'

/** F-091, G-017: the shops that somebody uses anyway. */
export const favouriteHandlers = {
  readFavourites: async ({ db, now, ...context }) => ({
    retailers: await favouriteRetailers(db, now, currentUser(context).userId),
  }),

  /** What is sent is the whole list. */
  saveFavourites: async ({ db, body, ...context }) => {
    const { userId } = currentUser(context)
    const ids = [...new Set(body.retailerIds)]
    const known = await db.selectFrom('retailer').select('id').where('id', 'in', ids).execute()
    if (known.length < ids.length) throw new HttpError('validation', { fields: { retailerIds: 'shopRequired' } })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('favourite').where('user_id', '=', userId).execute()
      await transaction
        .insertInto('favourite')
        .values(ids.map((id) => ({ user_id: userId, retailer_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    return {}
  },

  /** Pressed twice, on two devices too, it is one of them once. */
  addFavourite: async ({ db, params: { retailerId }, ...context }) => {
    const { userId } = currentUser(context)
    if (!(await db.selectFrom('retailer').select('id').where('id', '=', retailerId).executeTakeFirst()))
      throw new HttpError('notFound')
    await db.transaction().execute(async (transaction) => {
      // Two presses at once wait for each other here, so that the limit holds.
      await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
      const kept = await transaction.selectFrom('favourite').select('retailer_id').where('user_id', '=', userId).execute()
      if (kept.some(({ retailer_id }) => retailer_id === retailerId)) return
      if (kept.length >= favouritesAtMost) throw new HttpError('validation', { fields: { retailerIds: 'shopsTooMany' } })
      await transaction.insertInto('favourite').values({ user_id: userId, retailer_id: retailerId }).execute()
    })
    return {}
  },

  removeFavourite: async ({ db, params, ...context }) => {
    const { userId } = currentUser(context)
    await db.deleteFrom('favourite').where('user_id', '=', userId).where('retailer_id', '=', params.retailerId).execute()
    return {}
  },
} satisfies Handlers
