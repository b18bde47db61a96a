import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../features/content/content-screens.tsx'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/become-our-partner/')({
  staticData: pendingPage('R-138'),
  component: PendingScreen,
})
