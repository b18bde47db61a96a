import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#web/features/account/settings-screen.tsx'
import { page } from '#web/layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/')({
  staticData: page('R-080', { access: 'full', layout: 'account', banners: false }),
  component: SettingsScreen,
})
