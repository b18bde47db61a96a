import { createFileRoute } from '@tanstack/react-router'
import { SupportReasonScreen } from '../features/account/support-reason/support-reason-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/reason/')({
  staticData: page('support-reason', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['account', 'account-reason'],
  }),
  component: SupportReasonScreen,
})
