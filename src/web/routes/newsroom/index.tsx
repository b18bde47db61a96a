import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/newsroom/')({
  staticData: pendingPage('R-139'),
})
