import { createFileRoute } from '@tanstack/react-router'
import { FeedbackList } from '../features/support/feedback-list/feedback-list.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/feedback/')({
  staticData: page('support-feedback', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['shopping-uninstall', 'support-feedback'],
  }),
  component: FeedbackList,
})
