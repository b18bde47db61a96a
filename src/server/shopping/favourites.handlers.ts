import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { favouriteRetailers } from './retailer-rows.ts'

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
} satisfies Handlers
