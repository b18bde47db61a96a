import { fromPromise } from 'xstate'
import { limits } from '#contract/limits.ts'
import { rewardCalls } from '#contract/rewards/rewards.calls.ts'
import { favouriteCalls } from '#contract/shopping/favourites.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { type PanelShopsFound, panelShopsMachine } from '#machines/giving/panel-shops/panel-shops.machine.ts'
import type { Site } from '#web/site/site.ts'

export const panelShopsWith = ({ api }: Pick<Site, 'api'>) =>
  panelShopsMachine.provide({
    actors: {
      read: fromPromise(async (): Promise<PanelShopsFound> => {
        const orNull = <Answer>(answer: Promise<Answer>) => answer.catch(() => null)
        const [visited, favourites, cards] = await Promise.all([
          api.ask(shoppingCalls.listVisitedRetailers),
          orNull(api.ask(favouriteCalls.readFavourites)),
          orNull(api.ask(rewardCalls.listStampCards)),
        ])
        const all = cards?.details.cards ?? []
        const open = all.filter(({ redeemedAt }) => redeemedAt === null)
        return {
          visited: visited.details.visitedRetailers.flatMap((shop) =>
            shop.bestRate ? { ...shop, bestRate: shop.bestRate } : [],
          ),
          favourites: favourites?.details.retailers ?? [],
          card: open.find(({ stamps }) => stamps >= limits.stampsOfCard) ?? open[0] ?? null,
          filled: all.length - open.length,
        }
      }),
    },
  })
