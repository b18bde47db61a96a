import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/charity-challenge/')({
  staticData: pendingPage('R-129'),
  component: PendingScreen,
})
