import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { CauseUpdatesScreen } from '../features/cause-admin/cause-updates/cause-updates-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/updates/')({
  staticData: page('cause-updates', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['cause-admin-updates'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CauseUpdatesScreen cause={cause} />}</CausePage>
}
