import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/login-and-security/')({
  staticData: pendingPage('R-090', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
