import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/introducer-appointed-representative/')({
  staticData: pendingPage('R-132'),
})
