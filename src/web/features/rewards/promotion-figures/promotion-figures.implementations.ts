import { fromPromise } from 'xstate'
import type { PromotionFigures } from '#contract/rewards/promotion-figures.ts'
import { rewardCalls } from '#contract/rewards/rewards.calls.ts'
import { promotionFiguresMachine } from '#machines/rewards/promotion-figures/promotion-figures.machine.ts'
import type { Site } from '#web/site/site.ts'

export function promotionFiguresWith({ api }: Pick<Site, 'api'>, id: number) {
  return promotionFiguresMachine.provide({
    actors: {
      readFigures: fromPromise(
        async ({ input: { period } }): Promise<PromotionFigures> =>
          (await api.ask(rewardCalls.readPromotionFigures, { path: { id }, query: { period } })).details,
      ),
    },
  })
}
