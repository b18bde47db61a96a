import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/{$product}-app/')({
  staticData: pendingPage('R-097', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
