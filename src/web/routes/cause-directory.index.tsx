import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/')({
  staticData: pendingPage('R-018'),
})
