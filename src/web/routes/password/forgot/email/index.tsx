import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/password/forgot/email/')({
  staticData: pendingPage('R-012', { layout: 'funnelFixed' }),
  component: PendingScreen,
})
