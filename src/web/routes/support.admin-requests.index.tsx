import { createFileRoute } from '@tanstack/react-router'
import { ReviewConsoleScreen } from '../features/support/review-console-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/admin-requests/')({
  staticData: page('R-145', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: [
      'content-contact',
      'giving-claims',
      'shopping-uninstall',
      'support',
      'support-causes',
      'support-closing',
      'support-feedback',
      'support-messages',
    ],
  }),
  component: ReviewConsoleScreen,
})
