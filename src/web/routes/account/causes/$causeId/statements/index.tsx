import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/statements/')({
  staticData: pendingPage('R-104', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
