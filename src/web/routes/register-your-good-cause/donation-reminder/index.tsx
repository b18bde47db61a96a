import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/donation-reminder/')({
  staticData: pendingPage('R-095', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
