import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/travel-hub/')({
  staticData: pendingPage('R-121'),
})
