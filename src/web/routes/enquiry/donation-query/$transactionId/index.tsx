import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/enquiry/donation-query/$transactionId/')({
  staticData: pendingPage('R-077', { access: 'full', layout: 'account', banners: false }),
})
