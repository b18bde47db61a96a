import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/become-our-partner/')({
  staticData: pendingPage('R-138'),
})
