import { createFileRoute } from '@tanstack/react-router'
import { MyCauseScreen } from '../features/account/cause-switch/my-cause-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/my-cause/')({
  staticData: page('R-142', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['account', 'account-raised', 'registration'],
  }),
  component: MyCauseScreen,
})
