import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/{$product}-app/')({
  staticData: pendingPage('R-034'),
  component: PendingScreen,
})
