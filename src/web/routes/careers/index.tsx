import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/careers/')({
  staticData: pendingPage('R-137'),
})
