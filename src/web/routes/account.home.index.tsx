import { createFileRoute, redirect } from '@tanstack/react-router'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/home/')({
  staticData: page('R-123', { access: 'full', layout: 'account', banners: false }),
  beforeLoad: () => {
    throw redirect({ to: '/account', statusCode: 301 })
  },
})
