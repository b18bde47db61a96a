import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/mobile/safari/$brand/success/')({
  staticData: pendingPage('R-069', { layout: 'basic' }),
})
