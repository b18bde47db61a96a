import { createFileRoute } from '@tanstack/react-router'
import { StampCardsScreen } from '../features/rewards/stamp-cards-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/stampcards/')({
  staticData: page('R-074', { access: 'full', layout: 'account', words: ['rewards'] }),
  component: StampCardsScreen,
})
