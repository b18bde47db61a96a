import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/admin-dashboard/')({
  staticData: pendingPage('R-073', { access: 'semi', role: 'causeAdmin', layout: 'dashboard', ignoresUrlCauseId: true }),
})
