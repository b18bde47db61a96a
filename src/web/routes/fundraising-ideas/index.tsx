import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/fundraising-ideas/')({
  staticData: pendingPage('R-127'),
  component: PendingScreen,
})
