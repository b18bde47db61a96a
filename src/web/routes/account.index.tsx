import { createFileRoute } from '@tanstack/react-router'
import { AccountHomeScreen } from '../features/account/account-home-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/')({
  staticData: page('R-079', {
    access: 'full',
    layout: 'account',
    banners: false,
    words: ['account-notices', 'account-raised', 'titles'],
  }),
  component: AccountHomeScreen,
})
