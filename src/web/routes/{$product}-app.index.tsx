import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/{$product}-app/')({
  staticData: pendingPage('R-034'),
})
