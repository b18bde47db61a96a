import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/{$product}-app-referral/')({
  staticData: pendingPage('R-040'),
})
