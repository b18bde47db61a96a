import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { favouriteIds } from './favourites.rules.ts'
import { retailerCard } from './retailer.ts'

export const favouriteCalls = {
  readFavourites: defineCall({
    id: 'A-104',
    method: 'GET',
    path: '/user/me/favourites',
    access: 'full',
    noCache: true,
    details: z.object({ retailers: z.array(retailerCard) }),
  }),
  saveFavourites: defineCall({
    id: 'A-104',
    method: 'PUT',
    path: '/user/me/favourites',
    access: 'full',
    body: z.object({ retailerIds: favouriteIds }),
    details: z.object({}),
  }),
  /** One more, or one less: what another device has chosen meanwhile stays. */
  addFavourite: defineCall({
    id: 'A-104',
    method: 'PUT',
    path: '/user/me/favourites/:retailerId',
    access: 'full',
    details: z.object({}),
  }),
  removeFavourite: defineCall({
    id: 'A-104',
    method: 'DELETE',
    path: '/user/me/favourites/:retailerId',
    access: 'full',
    details: z.object({}),
  }),
}
