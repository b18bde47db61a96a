import { fromPromise } from 'xstate'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { suggestedShopsMachine } from '#machines/shopping/suggested-shops/suggested-shops.machine.ts'
import type { Site } from '#web/site/site.ts'

export const suggestedShopsWith = ({ api }: Pick<Site, 'api'>) =>
  suggestedShopsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(shoppingCalls.listSuggestedRetailers)).details) },
  })
