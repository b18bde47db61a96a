import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { RetailersScreen, retailersPerPage } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'
import { match, oneOf, pageSearch, text, wholeNumber } from '../platform/page-search.ts'

const search = pageSearch({
  letter: match(/^[a-z]$/),
  category: text(40),
  order: oneOf(['popular', 'rate']),
  page: wholeNumber(1, 10_000),
})

export const Route = createFileRoute('/retailers/')({
  staticData: page('R-023', { words: ['shopping'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context, deps }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { ...deps, perPage: retailersPerPage } })).details,
  component: Page,
})

function Page() {
  return <RetailersScreen {...Route.useLoaderData()} asked={Route.useSearch()} />
}
