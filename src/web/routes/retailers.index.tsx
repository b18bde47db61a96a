import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { RetailersScreen, retailersPerPage } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'
import { match, oneOf, pageSearch, text, wholeNumber } from '../platform/page-search.ts'

const search = pageSearch({
  letter: match(/^[a-z]$/),
  category: text(40),
  increased: (given) => (given === true ? true : undefined),
  order: oneOf(['popular', 'rate']),
  page: wholeNumber(1, 10_000),
})

export const Route = createFileRoute('/retailers/')({
  staticData: page('R-023', { words: ['shopping'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context: { api }, deps: { increased, ...asked } }) => {
    // What some give more stands above all shops; whoever has chosen of them already wants these.
    const isAll = [increased, ...Object.values(asked)].every((each) => each === undefined)
    const [{ details }, offers] = await Promise.all([
      api.ask(shoppingCalls.listRetailers, {
        query: { ...asked, increased: increased && 'true', perPage: retailersPerPage },
      }),
      isAll
        ? api.ask(shoppingCalls.listRetailers, { query: { increased: 'true', order: 'popular', perPage: 3 } }).then(
            (told) => told.details.retailers,
            () => [],
          )
        : [],
    ])
    return { ...details, offers }
  },
  component: Page,
})

function Page() {
  return <RetailersScreen {...Route.useLoaderData()} asked={Route.useSearch()} />
}
