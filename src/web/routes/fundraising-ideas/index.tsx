import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/fundraising-ideas/')({
  staticData: pendingPage('R-127'),
})
