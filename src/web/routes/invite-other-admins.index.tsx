import { createFileRoute } from '@tanstack/react-router'
import { InviteAdminsScreen } from '../features/cause-admin/invite-admins/invite-admins-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/invite-other-admins/')({
  staticData: page('R-118', {
    access: 'full',
    role: 'causeAdmin',
    ignoresUrlCauseId: true,
    sides: 'dashboard',
    words: ['cause-admin-invites'],
  }),
  component: InviteAdminsScreen,
})
