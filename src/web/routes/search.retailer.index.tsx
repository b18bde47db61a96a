import { createFileRoute } from '@tanstack/react-router'
import { causeSearchCalls } from '#contract/causes/search.calls.ts'
import { retailerSearchCalls } from '#contract/shopping/search.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { SearchScreen } from '../features/shopping/search-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

const search = pageSearch({ q: text(100), cat: text(40), searchSessionId: text(64) })

export const Route = createFileRoute('/search/retailer/')({
  staticData: page('R-024', { words: ['shopping'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ q: asked.q?.trim() ?? '' }),
  loader: async ({ context: { api }, deps: { q } }) => {
    const [shops, causes, list] = await Promise.all([
      q === '' ? null : api.ask(retailerSearchCalls.searchRetailers, { query: { q, perPage: 30 } }),
      // Without causes the page still says what the shops are.
      q === '' ? null : api.ask(causeSearchCalls.searchCauses, { query: { q, perPage: 6 } }).catch(() => null),
      api.ask(shoppingCalls.listRetailers, { query: { order: 'popular', perPage: 6 } }),
    ])
    const { categories, retailers: popular } = list.details
    return { retailers: shops?.details.result.results ?? [], causes: causes?.details.result.results ?? [], popular, categories }
  },
  component: Page,
})

function Page() {
  const { q, cat, searchSessionId } = Route.useSearch()
  return (
    <SearchScreen
      q={q?.trim() ?? ''}
      searchKind={cat === 'cause' ? 'cause' : 'retailer'}
      searchSessionId={searchSessionId}
      found={Route.useLoaderData()}
    />
  )
}
