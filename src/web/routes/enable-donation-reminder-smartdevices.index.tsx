import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/enable-donation-reminder-smartdevices/')({
  staticData: pendingPage('R-049'),
})
