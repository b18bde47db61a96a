import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/raise-as-guest/step-2/')({
  staticData: pendingPage('R-046'),
  component: PendingScreen,
})
