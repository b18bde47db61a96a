import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/claims/$claimId/')({
  staticData: pendingPage('R-086', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
