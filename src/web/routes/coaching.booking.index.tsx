import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/coaching/booking/')({
  staticData: pendingPage('R-113', { access: 'full', role: 'causeAdmin', layout: 'funnel', ignoresUrlCauseId: true }),
})
