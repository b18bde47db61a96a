import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/personal-details/')({
  staticData: pendingPage('R-089', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
