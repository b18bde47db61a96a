import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/unsupported/')({
  staticData: pendingPage('R-060', { layout: 'basic' }),
})
