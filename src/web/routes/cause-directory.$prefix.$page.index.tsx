import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/$prefix/$page/')({
  staticData: pendingPage('R-020'),
})
