import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/favourites/')({
  staticData: pendingPage('R-081', { access: 'full', role: 'supporter', layout: 'basic' }),
  component: PendingScreen,
})
