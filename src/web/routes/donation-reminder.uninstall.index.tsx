import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/uninstall/')({
  staticData: pendingPage('R-070', { layout: 'basic' }),
})
