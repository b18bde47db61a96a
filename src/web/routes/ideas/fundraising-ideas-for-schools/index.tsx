import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/ideas/fundraising-ideas-for-schools/')({
  staticData: pendingPage('R-128'),
})
