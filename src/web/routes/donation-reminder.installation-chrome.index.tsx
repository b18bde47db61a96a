import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/installation-chrome/')({
  staticData: pendingPage('R-052', { layout: 'basic' }),
})
