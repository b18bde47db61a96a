import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { CauseSettingsScreen } from '../features/cause-admin/cause-settings/cause-settings-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/')({
  staticData: page('R-107', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['cause-admin', 'cause-admin-check'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <CauseSettingsScreen cause={cause} />}</CausePage>
}
