import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/favourites/')({
  staticData: pendingPage('R-081', { access: 'full', role: 'supporter', layout: 'basic' }),
})
