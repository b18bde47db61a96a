import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/password/forgot/')({
  staticData: pendingPage('R-011', { layout: 'funnelFixed' }),
})
