import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { CauseSummaryScreen } from '../features/cause-admin/cause-summary/cause-summary-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/')({
  staticData: page('R-102', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'account',
    sides: 'dashboard',
    banners: false,
    words: ['cause-admin', 'cause-admin-check', 'cause-admin-dashboard'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CauseSummaryScreen cause={cause} />}</CausePage>
}
