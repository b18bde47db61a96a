import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/mobile/safari/$brand/')({
  staticData: pendingPage('R-068', { layout: 'basic' }),
})
