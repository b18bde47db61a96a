import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/step-direct-{$product}-app/')({
  staticData: pendingPage('R-041'),
  component: PendingScreen,
})
