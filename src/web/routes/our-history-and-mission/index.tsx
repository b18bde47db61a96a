import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/our-history-and-mission/')({
  staticData: pendingPage('R-133'),
  component: PendingScreen,
})
