import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-categories/')({
  staticData: pendingPage('R-130'),
})
