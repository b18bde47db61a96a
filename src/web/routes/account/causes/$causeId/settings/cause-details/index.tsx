import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/cause-details/')({
  staticData: pendingPage('R-109', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
