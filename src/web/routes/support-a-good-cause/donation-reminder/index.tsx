import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/donation-reminder/')({
  staticData: pendingPage('R-098', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
