import { fromPromise } from 'xstate'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { retailerSearchCalls } from '#contract/shopping/search.calls.ts'
import { headerSearchMachine } from '#machines/shopping/header-search/header-search.machine.ts'
import { report } from '#web/platform/report.ts'
import type { Site } from '#web/site/site.ts'
import type { SearchSeen } from '#web/site/telemetry/analytics.ts'
import { currentSearchSession, searchMade } from './search-session.ts'

export { currentSearchSession }

function searchOf(term: string, searchSessionId: string, results: readonly RetailerCard[]): SearchSeen {
  return {
    searchTerm: term.trim().toLowerCase(),
    searchSessionId,
    searchLocation: 'header',
    searchMethod: 'typed',
    searchType: 'retailer',
    returnedResults: results.map((result) => result.id),
    searchTypeHeader: '',
    segmentationHeader: '',
  }
}

/** T-011: which of the suggestions was opened. */
export async function tellChosen(
  { services }: Pick<Site, 'services'>,
  term: string,
  results: readonly RetailerCard[],
  index: number,
): Promise<void> {
  const { analytics } = await services()
  const chosen = { position: index + 1, id: results[index]?.id ?? 0 }
  analytics.searchSeen({ ...searchOf(term, currentSearchSession() ?? '', results), chosen })
}

export function headerSearchWith({ api, browser, services }: Pick<Site, 'api' | 'browser' | 'services'>) {
  return headerSearchMachine.provide({
    actors: {
      searchRetailers: fromPromise(async ({ input }) => {
        const searchSessionId = searchMade(browser)
        const { details, headers } = await api
          .ask(retailerSearchCalls.searchRetailers, { query: { q: input.term } })
          .catch((error: unknown) => {
            report('warn', 'Failed to communicate with the API!', error) // E-064
            throw error
          })
        const { results } = details.result
        const { analytics } = await services()
        analytics.searchSeen({
          ...searchOf(input.term, searchSessionId, results),
          searchTypeHeader: headers.get('searchtype') ?? '',
          segmentationHeader: headers.get('segmentation') ?? '',
        })
        return results
      }),
    },
  })
}
