import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/our-fees-explained/')({
  staticData: pendingPage('R-135'),
})
