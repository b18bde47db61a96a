import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/coaching/booking/confirmation/')({
  staticData: pendingPage('R-115', { access: 'full', role: 'causeAdmin', layout: 'funnel', ignoresUrlCauseId: true }),
})
