import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/introducer-appointed-representative/')({
  staticData: pendingPage('R-132'),
  component: PendingScreen,
})
