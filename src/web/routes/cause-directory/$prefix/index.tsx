import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/$prefix/')({
  staticData: pendingPage('R-019'),
  component: PendingScreen,
})
