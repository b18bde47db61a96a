import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/qr/')({
  staticData: pendingPage('R-141', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false }),
})
