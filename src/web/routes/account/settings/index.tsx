import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/')({
  staticData: pendingPage('R-080', { access: 'full', layout: 'account', banners: false }),
})
