import { createFileRoute } from '@tanstack/react-router'
import { AdminInvitationScreen } from '../features/cause-admin/admin-invitation/admin-invitation-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/admin-invites/$token/')({
  staticData: page('R-144', { layout: 'funnel', banners: false, words: ['cause-admin-invites'] }),
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: Page,
})

function Page() {
  return <AdminInvitationScreen token={Route.useParams().token} />
}
