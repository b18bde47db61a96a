import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/login/link/$token/')({
  staticData: pendingPage('R-140', { layout: 'funnelFixed', banners: false }),
})
