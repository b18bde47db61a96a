import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/$prefix/$page/')({
  staticData: pendingPage('R-020'),
  component: PendingScreen,
})
