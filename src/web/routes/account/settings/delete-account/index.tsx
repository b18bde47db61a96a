import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/delete-account/')({
  staticData: pendingPage('R-087', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
