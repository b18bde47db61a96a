import type { UseNavigateResult } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import { retailerSearchCalls } from '#contract/shopping/search.calls.ts'
import { headerSearchMachine, type Suggestion } from '#machines/shopping/header-search/header-search.machine.ts'
import { report } from '#web/platform/report.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import type { SearchSeen } from '#web/site/telemetry/analytics.ts'
import { currentSearchSession, searchMade } from './search-session.ts'

const loadCauseSearchCalls = lazyImport(async () => (await import('#contract/causes/search.calls.ts')).causeSearchCalls)

/** Each has two lines, and a phone's keyboard takes half of the window. */
const suggestedCauses = 8

/** What a field looks for. */
export type SearchKind = 'retailer' | 'cause'

function searchOf(searchKind: SearchKind, term: string, searchSessionId: string, results: readonly Suggestion[]): SearchSeen {
  return {
    searchTerm: term.trim().toLowerCase(),
    searchSessionId,
    searchLocation: 'header',
    searchMethod: 'typed',
    searchType: searchKind,
    returnedResults: results.map((result) => result.id),
    searchTypeHeader: '',
    segmentationHeader: '',
  }
}

interface Opened {
  searchKind: SearchKind
  term: string
  results: readonly Suggestion[]
  index: number
  chosen: Suggestion
}

/** T-011: which of the suggestions was opened. */
async function reportOpened({ services }: Pick<Site, 'services'>, { searchKind, term, results, index, chosen }: Opened) {
  const { analytics } = await services()
  analytics.searchSeen({
    ...searchOf(searchKind, term, currentSearchSession() ?? '', results),
    chosen: { position: index + 1, id: chosen.id },
  })
}

/** Leads to a suggestion's page, or gives it to whoever asked for one. */
export async function openSuggestion(
  site: Pick<Site, 'services'>,
  navigate: UseNavigateResult<string>,
  onChoose: ((chosen: Suggestion) => void) | undefined,
  opened: Opened,
): Promise<void> {
  const { chosen, searchKind, term } = opened
  void reportOpened(site, opened)
  if (onChoose) return onChoose(chosen)
  if ('uri' in chosen) return navigate({ to: '/causes/$causeSlug', params: { causeSlug: chosen.uri } })
  const searchSessionId = currentSearchSession()
  return navigate({
    to: '/retailer/$retailerSlug',
    params: { retailerSlug: chosen.slug },
    search: { q: term.trim(), cat: searchKind, ...(searchSessionId ? { searchSessionId } : {}) },
  })
}

async function suggestionsFor({ api }: Pick<Site, 'api'>, searchKind: SearchKind, term: string) {
  if (searchKind === 'retailer') return api.ask(retailerSearchCalls.searchRetailers, { query: { q: term } })
  const causeSearchCalls = await loadCauseSearchCalls()
  return api.ask(causeSearchCalls.searchCauses, { query: { q: term, perPage: suggestedCauses } })
}

export function headerSearchWith(site: Pick<Site, 'api' | 'browser' | 'services'>, searchKind: SearchKind) {
  return headerSearchMachine.provide({
    actors: {
      searchRetailers: fromPromise(async ({ input }): Promise<Suggestion[]> => {
        const searchSessionId = searchMade(site.browser)
        const { details, headers } = await suggestionsFor(site, searchKind, input.term).catch((error: unknown) => {
          report('warn', 'Failed to communicate with the API!', error) // E-064
          throw error
        })
        const { results } = details.result
        const { analytics } = await site.services()
        analytics.searchSeen({
          ...searchOf(searchKind, input.term, searchSessionId, results),
          searchTypeHeader: headers.get('searchtype') ?? '',
          segmentationHeader: headers.get('segmentation') ?? '',
        })
        return results
      }),
    },
  })
}
