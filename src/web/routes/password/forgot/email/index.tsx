import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/password/forgot/email/')({
  staticData: pendingPage('R-012', { layout: 'funnelFixed' }),
})
