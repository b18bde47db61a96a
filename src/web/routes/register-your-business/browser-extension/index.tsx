import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/browser-extension/')({
  staticData: pendingPage('R-099', { access: 'full', role: 'supporter', layout: 'funnel' }),
})
