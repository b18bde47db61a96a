import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/{$product}-app-referral/')({
  staticData: pendingPage('R-040'),
  component: PendingScreen,
})
