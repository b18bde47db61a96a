import { fromPromise } from 'xstate'
import { nearbyCauseCalls } from '#contract/causes/nearby.calls.ts'
import { nearbyCausesMachine } from '#machines/causes/nearby-causes/nearby-causes.machine.ts'
import type { Site } from '#web/site/site.ts'

export function nearbyCausesWith({ api }: Pick<Site, 'api'>) {
  return nearbyCausesMachine.provide({
    actors: {
      findCauses: fromPromise(
        async ({ input: { near } }) => (await api.ask(nearbyCauseCalls.findNearbyCauses, { query: { q: near } })).details.nearby,
      ),
    },
  })
}
