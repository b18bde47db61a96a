import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/iframes/$partner/')({
  staticData: pendingPage('R-051', { layout: 'none', banners: false }),
})
