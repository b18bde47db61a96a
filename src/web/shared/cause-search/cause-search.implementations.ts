import { fromPromise } from 'xstate'
import { causeSearchMachine } from '#machines/registration/cause-search/cause-search.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

const loadCalls = lazyImport(async () => (await import('#contract/causes/search.calls.ts')).causeSearchCalls)

export function causeSearchWith({ api }: Pick<Site, 'api'>) {
  return causeSearchMachine.provide({
    actors: {
      searchCauses: fromPromise(
        async ({ input: { term, place } }) =>
          (
            await api.ask((await loadCalls()).searchCauses, {
              query: { q: term, ...(place ? { location: place } : {}) },
            })
          ).details.result.results,
      ),
    },
  })
}
