import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/our-history-and-mission/')({
  staticData: pendingPage('R-133'),
})
