import { createFileRoute, redirect } from '@tanstack/react-router'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/transactions/')({
  staticData: page('R-126', { access: 'full', role: 'causeAdmin', layout: 'dashboard' }),
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/account/causes/$causeId/donations', params })
  },
})
