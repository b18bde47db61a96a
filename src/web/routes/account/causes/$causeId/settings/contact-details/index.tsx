import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/contact-details/')({
  staticData: pendingPage('R-108', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
