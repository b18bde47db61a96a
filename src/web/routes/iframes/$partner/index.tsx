import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/iframes/$partner/')({
  staticData: pendingPage('R-051', { layout: 'none', banners: false }),
  component: PendingScreen,
})
