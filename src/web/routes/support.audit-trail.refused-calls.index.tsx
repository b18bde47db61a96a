import { createFileRoute } from '@tanstack/react-router'
import { RefusedCallsScreen } from '../features/support/refused-calls.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/audit-trail/refused-calls/')({
  staticData: page('refused-calls', { access: 'full', role: 'support', layout: 'dashboard', banners: false }),
  component: RefusedCallsScreen,
})
