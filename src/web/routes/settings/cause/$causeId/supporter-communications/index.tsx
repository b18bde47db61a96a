import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/')({
  staticData: pendingPage('R-111', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
  component: PendingScreen,
})
