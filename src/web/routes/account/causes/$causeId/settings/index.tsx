import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/')({
  staticData: pendingPage('R-107', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
