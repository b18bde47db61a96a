import { createFileRoute } from '@tanstack/react-router'
import { LinkedCardsScreen } from '../features/account/linked-cards/linked-cards-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/linked-cards/')({
  staticData: page('linked-cards', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['account'] }),
  component: LinkedCardsScreen,
})
