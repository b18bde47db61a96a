import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { SupportersScreen } from '../features/cause-admin/supporter-list/supporters-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/supporters/')({
  staticData: page('R-105', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin', 'giving'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <SupportersScreen cause={cause} />}</CausePage>
}
