import { createFileRoute } from '@tanstack/react-router'
import { DonationsScreen } from '../features/giving/transactions-list/donations-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/donations/')({
  staticData: page('R-083', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['giving'] }),
  component: DonationsScreen,
})
