import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/enquiry/missing-donation/new/')({
  staticData: pendingPage('R-076', { access: 'full', layout: 'account', banners: false }),
})
