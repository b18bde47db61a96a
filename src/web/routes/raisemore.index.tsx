import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/raisemore/')({
  staticData: pendingPage('R-122'),
})
