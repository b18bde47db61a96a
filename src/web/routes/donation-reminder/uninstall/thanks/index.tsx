import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/uninstall/thanks/')({
  staticData: pendingPage('R-071', { layout: 'basic' }),
  component: PendingScreen,
})
