import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/{$product}-app-link/')({
  staticData: pendingPage('R-048'),
})
