import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/our-fees-explained/')({
  staticData: pendingPage('R-135'),
  component: PendingScreen,
})
