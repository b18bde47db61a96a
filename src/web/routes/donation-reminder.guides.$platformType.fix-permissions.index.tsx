import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/fix-permissions/')({
  staticData: pendingPage('R-063', { layout: 'basic' }),
})
