import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/download-data/')({
  staticData: pendingPage('R-091', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
