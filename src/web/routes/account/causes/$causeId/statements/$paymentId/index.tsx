import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/statements/$paymentId/')({
  staticData: pendingPage('R-106', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false }),
})
