import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/email-share/')({
  staticData: pendingPage('R-092', { access: 'full', role: 'supporter', layout: 'funnelNoFooter' }),
})
