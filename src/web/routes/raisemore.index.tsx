import { createFileRoute } from '@tanstack/react-router'
import { PromotionScreen } from '../features/rewards/promotion/promotion-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/raisemore/')({
  staticData: page('R-122', { words: ['rewards-promotion'] }),
  component: () => <PromotionScreen shows="recruit" />,
})
