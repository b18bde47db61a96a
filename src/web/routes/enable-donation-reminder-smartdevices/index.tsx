import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/enable-donation-reminder-smartdevices/')({
  staticData: pendingPage('R-049'),
  component: PendingScreen,
})
