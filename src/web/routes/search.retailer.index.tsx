import { createFileRoute } from '@tanstack/react-router'
import { retailerSearchCalls } from '#contract/shopping/search.calls.ts'
import { SearchScreen } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

const search = pageSearch({ q: text(100), cat: text(40), searchSessionId: text(64) })

export const Route = createFileRoute('/search/retailer/')({
  staticData: page('R-024', { words: ['shopping'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ q: asked.q?.trim() ?? '' }),
  loader: async ({ context, deps }) =>
    deps.q === ''
      ? []
      : (await context.api.ask(retailerSearchCalls.searchRetailers, { query: { q: deps.q, perPage: 30 } })).details.result
          .results,
  component: Page,
})

function Page() {
  const { q, searchSessionId } = Route.useSearch()
  return <SearchScreen q={q?.trim() ?? ''} searchSessionId={searchSessionId} results={Route.useLoaderData()} />
}
