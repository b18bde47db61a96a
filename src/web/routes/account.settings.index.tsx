import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../features/account/settings-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/')({
  staticData: page('R-080', { access: 'full', layout: 'account', banners: false, words: ['account'] }),
  component: SettingsScreen,
})
