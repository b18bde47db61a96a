import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { SupporterMessagesScreen } from '../features/cause-admin/supporter-messages/supporter-messages-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/')({
  staticData: page('R-111', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['account-notices', 'cause-admin-messages'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <SupporterMessagesScreen cause={cause} />}</CausePage>
}
