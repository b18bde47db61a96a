import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support/admin-requests/')({
  staticData: pendingPage('R-145', { access: 'full', role: 'support', layout: 'dashboard', banners: false }),
})
