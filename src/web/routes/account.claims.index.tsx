import { createFileRoute } from '@tanstack/react-router'
import { ClaimsScreen } from '../features/giving/claims-list/claims-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/claims/')({
  staticData: page('R-085', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['giving-claims'] }),
  component: ClaimsScreen,
})
