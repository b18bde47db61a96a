import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/invite-other-admins/')({
  staticData: pendingPage('R-118', { access: 'full', role: 'causeAdmin', ignoresUrlCauseId: true }),
})
