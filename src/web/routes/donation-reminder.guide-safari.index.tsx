import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-safari/')({
  staticData: pendingPage('R-058', { layout: 'basic' }),
})
