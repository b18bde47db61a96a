import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/leaderboard/')({
  staticData: pendingPage('R-146', { access: 'full' }),
})
