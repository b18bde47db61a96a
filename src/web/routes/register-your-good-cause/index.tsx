import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/')({
  staticData: pendingPage('R-032'),
})
