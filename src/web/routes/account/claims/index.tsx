import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/claims/')({
  staticData: pendingPage('R-085', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
})
