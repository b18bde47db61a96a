import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/installation-safari/')({
  staticData: pendingPage('R-057', { layout: 'basic' }),
})
