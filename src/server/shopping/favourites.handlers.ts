import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { favouriteRetailers } from './retailer-rows.ts'

/** F-091, G-017: the shops that somebody uses anyway. */
export const favouriteHandlers = {
  readFavourites: async ({ db, now, ...asked }) => ({ retailers: await favouriteRetailers(db, now, person(asked).userId) }),

  /** What is sent is the whole list. */
  saveFavourites: async ({ db, body, ...asked }) => {
    const { userId } = person(asked)
    const ids = [...new Set(body.retailerIds)]
    const known = await db.selectFrom('retailer').select('id').where('id', 'in', ids).execute()
    if (known.length < ids.length) throw new Refusal('validation', { fields: { retailerIds: 'shopRequired' } })
    await db.transaction().execute(async (both) => {
      await both.deleteFrom('favourite').where('user_id', '=', userId).execute()
      await both
        .insertInto('favourite')
        .values(ids.map((id) => ({ user_id: userId, retailer_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    return {}
  },
} satisfies Handlers
