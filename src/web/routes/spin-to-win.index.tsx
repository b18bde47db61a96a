import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/spin-to-win/')({
  staticData: pendingPage('R-035'),
})
