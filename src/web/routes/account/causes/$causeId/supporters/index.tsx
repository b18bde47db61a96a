import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/supporters/')({
  staticData: pendingPage('R-105', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
