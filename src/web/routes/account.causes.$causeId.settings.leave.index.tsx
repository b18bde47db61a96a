import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { LeaveCauseScreen } from '../features/cause-admin/leave-cause/leave-cause-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/leave/')({
  staticData: page('leave-cause', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin-leaving'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <LeaveCauseScreen cause={cause} />}</CausePage>
}
