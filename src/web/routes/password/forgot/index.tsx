import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/password/forgot/')({
  staticData: pendingPage('R-011', { layout: 'funnelFixed' }),
  component: PendingScreen,
})
