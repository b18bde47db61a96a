import { createFileRoute } from '@tanstack/react-router'
import { VisitScreen } from '../features/shopping/retailer-visit/visit-screen.tsx'
import { readVisitedShop } from '../features/shopping/retailer-visit/visited-shop.ts'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/retailer/$retailerSlug/rates/$rateId/visit/')({
  staticData: page('R-026', { layout: 'none', banners: false, words: ['shopping'] }),
  validateSearch: pageSearch({ origin: text(40), searchSessionId: text(64) }),
  loader: ({ context, params }) => readVisitedShop(context, params.retailerSlug),
  component: Page,
})

function Page() {
  const params = Route.useParams()
  const { origin, searchSessionId } = Route.useSearch()
  return (
    <VisitScreen
      {...Route.useLoaderData()}
      wanted={{ retailerSlug: params.retailerSlug, rateId: Number(params.rateId) || 0, origin, searchSessionId }}
    />
  )
}
