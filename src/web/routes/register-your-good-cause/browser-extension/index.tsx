import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/browser-extension/')({
  staticData: pendingPage('R-093', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
