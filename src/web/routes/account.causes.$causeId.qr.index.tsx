import { createFileRoute } from '@tanstack/react-router'
import { CauseQrScreen } from '../features/cause-admin/cause-qr/cause-qr-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/qr/')({
  staticData: page('R-141', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false, words: ['cause-admin-qr'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CauseQrScreen key={causeId} causeId={Number(causeId)} />
}
