import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/offers/trending-offers/')({
  staticData: pendingPage('R-120'),
})
