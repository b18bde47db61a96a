import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/charity-challenge/')({
  staticData: pendingPage('R-129'),
})
