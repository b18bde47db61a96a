import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/stampcards/$programmeId/$cardId/redeem/')({
  staticData: pendingPage('R-075', { access: 'full', layout: 'account' }),
})
