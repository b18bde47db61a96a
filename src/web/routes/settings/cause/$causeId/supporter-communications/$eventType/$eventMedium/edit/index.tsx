import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit/')({
  staticData: pendingPage('R-112', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
