import { createFileRoute } from '@tanstack/react-router'
import { CauseQrScreen } from '../features/cause-admin/cause-qr/cause-qr-screen.tsx'
import { posterSizes } from '../features/cause-admin/cause-qr/poster-sizes.ts'
import { page } from '../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../platform/page-search.ts'

export const Route = createFileRoute('/account/causes/$causeId/qr/')({
  staticData: page('R-141', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false, words: ['cause-admin-qr'] }),
  validateSearch: pageSearch({ size: oneOf(posterSizes) }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  const { size } = Route.useSearch()
  return <CauseQrScreen key={causeId} causeId={Number(causeId)} size={size ?? 'a4'} />
}
