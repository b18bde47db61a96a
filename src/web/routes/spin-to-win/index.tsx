import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/spin-to-win/')({
  staticData: pendingPage('R-035'),
  component: PendingScreen,
})
