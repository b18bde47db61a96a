import { fromPromise } from 'xstate'
import { favouriteCalls } from '#contract/shopping/favourites.calls.ts'
import { savedFavouritesMachine } from '#machines/shopping/saved-favourites/saved-favourites.machine.ts'
import type { Site } from '#web/site/site.ts'

export const savedFavouritesWith = ({ api }: Pick<Site, 'api'>) =>
  savedFavouritesMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(favouriteCalls.readFavourites)).details) },
  })
