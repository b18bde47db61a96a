import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-chrome/')({
  staticData: pendingPage('R-053', { layout: 'basic' }),
})
