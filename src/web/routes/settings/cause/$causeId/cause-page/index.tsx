import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/cause-page/')({
  staticData: pendingPage('R-124', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
})
