import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/admin-dashboard/')({
  staticData: pendingPage('R-073', { access: 'semi', role: 'causeAdmin', layout: 'dashboard', ignoresUrlCauseId: true }),
  component: PendingScreen,
})
