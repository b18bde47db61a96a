import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/installation-firefox/')({
  staticData: pendingPage('R-055', { layout: 'basic' }),
})
