import { createFileRoute } from '@tanstack/react-router'
import { queueSearch } from '../features/support/support-queue/queue-search.ts'
import { SupportQueueScreen } from '../features/support/support-queue/support-queue-screen.tsx'
import { page } from '../layouts/page-rules.ts'

function Screen() {
  return <SupportQueueScreen search={Route.useSearch()} home="/support/admin-requests" />
}

export const Route = createFileRoute('/support/admin-requests/')({
  staticData: page('R-145', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: [
      'content-contact',
      'giving-claims',
      'support',
      'support-answers',
      'support-causes',
      'support-closing',
      'support-messages',
      'support-queue',
      'support-records',
    ],
  }),
  validateSearch: queueSearch,
  component: Screen,
})
