import { fromPromise } from 'xstate'
import { favouriteCalls } from '#contract/shopping/favourites.calls.ts'
import { shopFavouriteMachine } from '#machines/shopping/shop-favourite/shop-favourite.machine.ts'
import type { Site } from '#web/site/site.ts'

export function shopFavouriteWith({ api }: Pick<Site, 'api'>, retailerId: number) {
  const path = { retailerId }
  return shopFavouriteMachine.provide({
    actors: {
      readFavourite: fromPromise(async () =>
        (await api.ask(favouriteCalls.readFavourites)).details.retailers.some(({ id }) => id === retailerId),
      ),
      addFavourite: fromPromise<void>(async () => void (await api.ask(favouriteCalls.addFavourite, { path }))),
      removeFavourite: fromPromise<void>(async () => void (await api.ask(favouriteCalls.removeFavourite, { path }))),
    },
  })
}
