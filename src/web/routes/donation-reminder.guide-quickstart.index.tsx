import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/')({
  staticData: pendingPage('R-059', { layout: 'basic' }),
})
