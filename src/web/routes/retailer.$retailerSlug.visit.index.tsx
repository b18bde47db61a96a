import { createFileRoute } from '@tanstack/react-router'
import { VisitScreen } from '../features/shopping/visit-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/retailer/$retailerSlug/visit/')({
  staticData: page('R-025', { layout: 'none', banners: false, words: ['shopping'] }),
  component: Page,
})

function Page() {
  const params = Route.useParams()
  return <VisitScreen wanted={{ retailerSlug: params.retailerSlug }} />
}
