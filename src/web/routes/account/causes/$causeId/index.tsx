import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/')({
  staticData: pendingPage('R-102', { access: 'full', role: 'causeAdmin', layout: 'account', banners: false }),
})
