import { createFileRoute, redirect } from '@tanstack/react-router'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/cause-information/')({
  staticData: page('R-125', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/account/causes/$causeId/settings/cause-details', params })
  },
})
