import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/{$product}-app/')({
  staticData: pendingPage('R-094', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
