import { createFileRoute } from '@tanstack/react-router'
import { LeaderboardScreen } from '../features/rewards/leaderboard-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/leaderboard/')({
  staticData: page('R-146', { access: 'full', sides: 'account', words: ['rewards'] }),
  component: LeaderboardScreen,
})
