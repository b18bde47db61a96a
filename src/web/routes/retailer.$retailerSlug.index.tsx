import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { RetailerScreen } from '../features/shopping/retailer-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text, wholeNumber } from '../platform/page-search.ts'
import { mostGivenFirst } from '../shared/retailer-search/most-given-first.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/retailer/$retailerSlug/')({
  staticData: page('R-022', { pageType: 'retailer', words: ['shopping'] }),
  validateSearch: pageSearch({
    q: text(100),
    cat: text(40),
    searchSessionId: text(64),
    origin: text(40),
    rate: wholeNumber(1, 2 ** 31),
    deal: wholeNumber(1, 2 ** 31),
  }),
  loader: async ({ context: { api }, params }) => {
    const { retailer } = await orNotFound(api.ask(shoppingCalls.readRetailer, { path: { slug: params.retailerSlug } }))
    const { details } = await api.ask(shoppingCalls.listRetailers, {
      query: { category: retailer.category, order: 'popular', perPage: 7 },
    })
    const others = details.retailers.filter(({ id }) => id !== retailer.id).slice(0, 6)
    return { retailer, similar: others.toSorted(mostGivenFirst) }
  },
  head: ({ loaderData, match }) => ({
    meta: [
      { title: `${loaderData?.retailer.name ?? ''} - ${match.context.tenant.name}` },
      { name: 'description', content: loaderData?.retailer.description },
    ],
  }),
  component: Page,
})

function Page() {
  return <RetailerScreen {...Route.useLoaderData()} search={Route.useSearch()} />
}
