import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/password/reset/{-$passwordResetId}/')({
  staticData: pendingPage('R-013', { layout: 'funnelFixed' }),
})
