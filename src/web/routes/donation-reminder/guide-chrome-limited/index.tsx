import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-chrome-limited/')({
  staticData: pendingPage('R-054', { layout: 'basic' }),
  component: PendingScreen,
})
