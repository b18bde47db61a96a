import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder-ios-learn-more/')({
  staticData: pendingPage('R-050'),
})
