import { createFileRoute } from '@tanstack/react-router'
import { CauseDonationsScreen } from '../features/cause-admin/cause-donations-screen.tsx'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/donations/')({
  staticData: page('R-103', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin', 'giving'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CauseDonationsScreen cause={cause} />}</CausePage>
}
