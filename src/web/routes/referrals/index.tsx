import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/referrals/')({
  staticData: pendingPage('R-078', { access: 'full' }),
})
