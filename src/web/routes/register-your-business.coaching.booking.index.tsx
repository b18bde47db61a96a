import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/coaching/booking/')({
  staticData: pendingPage('R-116', { access: 'full', role: 'causeAdmin', layout: 'funnel', ignoresUrlCauseId: true }),
})
