import { createFileRoute } from '@tanstack/react-router'
import { CoachingDeskScreen } from '../features/support/coaching-desk/coaching-desk-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/coaching/')({
  staticData: page('coaching-desk', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support', 'support-answers', 'support-coaching'],
  }),
  component: CoachingDeskScreen,
})
