import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/my-cause/')({
  staticData: pendingPage('R-142', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
