import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/')({
  staticData: pendingPage('R-111', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
