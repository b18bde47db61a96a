import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/step-direct-{$product}-app/')({
  staticData: pendingPage('R-041'),
})
