import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/browser-extension/')({
  staticData: pendingPage('R-096', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
