import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/preferences/')({
  staticData: pendingPage('R-088', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
