import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/{$product}-app/')({
  staticData: pendingPage('R-100', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
