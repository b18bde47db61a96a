import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/cause-page/')({
  staticData: pendingPage('R-124', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
  component: PendingScreen,
})
