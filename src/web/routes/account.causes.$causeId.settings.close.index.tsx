import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { CloseCauseScreen } from '../features/cause-admin/close-cause/close-cause-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/close/')({
  staticData: page('close-cause', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin-closing'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CloseCauseScreen cause={cause} />}</CausePage>
}
