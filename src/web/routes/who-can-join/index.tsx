import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/who-can-join/')({
  staticData: pendingPage('R-134'),
})
