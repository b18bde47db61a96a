import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/mobile/safari/$brand/')({
  staticData: pendingPage('R-068', { layout: 'basic' }),
  component: PendingScreen,
})
