import { createFileRoute } from '@tanstack/react-router'
import { queueSearch } from '../features/support/support-queue/queue-search.ts'
import { SupportQueueScreen } from '../features/support/support-queue/support-queue-screen.tsx'
import { page } from '../layouts/page-rules.ts'

function Screen() {
  return <SupportQueueScreen search={Route.useSearch()} home="/support/queue" />
}

export const Route = createFileRoute('/support/queue/')({
  staticData: page('support-queue', {
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
