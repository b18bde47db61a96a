import { createFileRoute } from '@tanstack/react-router'
import { PromotionScreen } from '../features/rewards/promotion/promotion-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/promote-my-cause/')({
  staticData: page('R-021', { words: ['rewards-promotion'] }),
  component: () => <PromotionScreen shows="kit" />,
})
