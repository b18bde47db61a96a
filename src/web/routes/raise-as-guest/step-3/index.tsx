import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/raise-as-guest/step-3/')({
  staticData: pendingPage('R-047'),
})
