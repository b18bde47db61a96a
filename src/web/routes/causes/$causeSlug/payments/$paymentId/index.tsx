import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/causes/$causeSlug/payments/$paymentId/')({
  staticData: pendingPage('R-017', { pageType: 'cause-payment' }),
})
