import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/success/')({
  staticData: pendingPage('R-062', { layout: 'basic' }),
})
