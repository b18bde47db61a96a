import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/who-can-join/')({
  staticData: pendingPage('R-134'),
  component: PendingScreen,
})
