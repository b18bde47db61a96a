import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/donations/')({
  staticData: pendingPage('R-103', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
