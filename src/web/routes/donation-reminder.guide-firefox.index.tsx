import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-firefox/')({
  staticData: pendingPage('R-056', { layout: 'basic' }),
})
