import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/limited-permissions-set/')({
  staticData: pendingPage('R-066', { layout: 'basic' }),
})
