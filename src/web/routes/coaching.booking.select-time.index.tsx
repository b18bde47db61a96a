import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/coaching/booking/select-time/')({
  staticData: pendingPage('R-114', { access: 'full', role: 'causeAdmin', layout: 'funnel', ignoresUrlCauseId: true }),
})
