import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '#web/features/cause-admin/dashboard-screen.tsx'
import { page } from '#web/layouts/page-rules.ts'

export const Route = createFileRoute('/admin-dashboard/')({
  staticData: page('R-073', { access: 'semi', role: 'causeAdmin', layout: 'dashboard', ignoresUrlCauseId: true }),
  component: DashboardScreen,
})
