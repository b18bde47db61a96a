import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../features/cause-admin/dashboard/dashboard-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/admin-dashboard/')({
  staticData: page('R-073', {
    access: 'semi',
    role: 'causeAdmin',
    layout: 'dashboard',
    ignoresUrlCauseId: true,
    words: ['cause-admin-check', 'cause-admin-dashboard', 'giving'],
  }),
  component: DashboardScreen,
})
