import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/enquiry/missing-donation/new/')({
  staticData: pendingPage('R-076', { access: 'full', layout: 'account', banners: false }),
  component: PendingScreen,
})
