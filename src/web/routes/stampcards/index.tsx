import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/stampcards/')({
  staticData: pendingPage('R-074', { access: 'full', layout: 'account' }),
})
