import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/$prefix/')({
  staticData: pendingPage('R-019'),
})
