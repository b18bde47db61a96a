import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { OffersScreen } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/offers/trending-offers/')({
  staticData: page('R-120', { words: ['shopping'] }),
  loader: async ({ context }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { increased: 'true', order: 'popular', perPage: 24 } })).details,
  component: Page,
})

function Page() {
  return <OffersScreen retailers={Route.useLoaderData().retailers} />
}
