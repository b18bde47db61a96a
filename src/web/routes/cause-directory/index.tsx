import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/')({
  staticData: pendingPage('R-018'),
  component: PendingScreen,
})
