import { createFileRoute } from '@tanstack/react-router'
import { AuditTrailScreen } from '../features/support/audit-trail.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/audit-trail/')({
  staticData: page('audit-trail', { access: 'full', role: 'support', layout: 'dashboard', banners: false }),
  component: AuditTrailScreen,
})
