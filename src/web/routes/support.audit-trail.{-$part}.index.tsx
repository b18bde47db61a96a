import { createFileRoute } from '@tanstack/react-router'
import { AuditTrailPages } from '../features/support/audit-trail/audit-trail-pages.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/audit-trail/{-$part}/')({
  staticData: page('audit-trail', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support-audit'],
  }),
  component: () => <AuditTrailPages part={Route.useParams().part} />,
})
