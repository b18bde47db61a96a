import { createFileRoute } from '@tanstack/react-router'
import { PreferencesScreen } from '../features/account/preferences/preferences-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/preferences/')({
  staticData: page('R-088', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['account', 'account-push'],
  }),
  component: PreferencesScreen,
})
