import { createFileRoute } from '@tanstack/react-router'
import { ClaimsScreen } from '#web/features/giving/claims-screen.tsx'
import { page } from '#web/layouts/page-rules.ts'

export const Route = createFileRoute('/account/claims/')({
  staticData: page('R-085', { access: 'full', role: 'supporter', layout: 'account', banners: false }),
  component: ClaimsScreen,
})
