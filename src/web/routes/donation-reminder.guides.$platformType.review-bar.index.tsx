import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/review-bar/')({
  staticData: pendingPage('R-064', { layout: 'basic' }),
})
