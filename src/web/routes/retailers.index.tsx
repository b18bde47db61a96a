import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { RetailersScreen, retailersPerPage } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'
import { match, pageSearch, wholeNumber } from '../platform/page-search.ts'

const search = pageSearch({ letter: match(/^[a-z]$/), page: wholeNumber(1, 10_000) })

export const Route = createFileRoute('/retailers/')({
  staticData: page('R-023', { words: ['shopping'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context, deps }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { ...deps, perPage: retailersPerPage } })).details,
  component: Page,
})

function Page() {
  const { letter, page: shown = 1 } = Route.useSearch()
  return <RetailersScreen {...Route.useLoaderData()} letter={letter} page={shown} />
}
