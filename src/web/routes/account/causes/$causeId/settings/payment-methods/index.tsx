import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/payment-methods/')({
  staticData: pendingPage('R-110', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
