import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/fix-permissions/redirect-ios/')({
  staticData: pendingPage('R-065', { layout: 'basic' }),
})
