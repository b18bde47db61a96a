import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/donation-reminder/')({
  staticData: pendingPage('R-101', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
