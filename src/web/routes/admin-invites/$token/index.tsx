import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/admin-invites/$token/')({
  staticData: pendingPage('R-144', { layout: 'funnel', banners: false }),
})
