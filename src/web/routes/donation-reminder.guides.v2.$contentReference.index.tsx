import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/v2/$contentReference/')({
  staticData: pendingPage('R-067', { layout: 'basic' }),
})
