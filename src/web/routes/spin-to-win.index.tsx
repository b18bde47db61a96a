import { createFileRoute } from '@tanstack/react-router'
import { SpinScreen } from '../features/rewards/spin/spin-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/spin-to-win/')({
  staticData: page('R-035', { words: ['rewards-spin'] }),
  component: SpinScreen,
})
