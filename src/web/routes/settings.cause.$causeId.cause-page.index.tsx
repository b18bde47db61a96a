import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { CausePageScreen } from '../features/cause-admin/cause-page/cause-page-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/cause-page/')({
  staticData: page('R-124', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['cause-admin', 'cause-admin-dashboard'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CausePageScreen cause={cause} />}</CausePage>
}
