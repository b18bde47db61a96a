import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/create/')({
  staticData: pendingPage('R-038'),
})
