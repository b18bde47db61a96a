import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/promote-my-cause/')({
  staticData: pendingPage('R-021'),
})
