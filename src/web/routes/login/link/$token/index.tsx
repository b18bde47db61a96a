import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/login/link/$token/')({
  staticData: pendingPage('R-140', { layout: 'funnelFixed', banners: false }),
  component: PendingScreen,
})
