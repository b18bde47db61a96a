import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { TravelScreen } from '../features/shopping/retailer-lists.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/travel-hub/')({
  staticData: page('R-121', { words: ['shopping'] }),
  loader: async ({ context }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { category: 'Travel', order: 'popular', perPage: 24 } }))
      .details,
  component: Page,
})

function Page() {
  return <TravelScreen retailers={Route.useLoaderData().retailers} />
}
