import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/uninstall/thanks/')({
  staticData: pendingPage('R-071', { layout: 'basic' }),
})
