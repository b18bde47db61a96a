import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-chrome-limited/')({
  staticData: pendingPage('R-054', { layout: 'basic' }),
})
