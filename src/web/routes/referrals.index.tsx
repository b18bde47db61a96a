import { createFileRoute } from '@tanstack/react-router'
import { ReferralsScreen } from '../features/rewards/referrals-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/referrals/')({
  staticData: page('R-078', { access: 'full', sides: 'account', words: ['rewards'] }),
  component: ReferralsScreen,
})
