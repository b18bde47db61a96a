import { createFileRoute } from '@tanstack/react-router'
import { DeletionScreen } from '../features/account/account-deletion/deletion-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/delete-account/')({
  staticData: page('R-087', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['account'] }),
  component: DeletionScreen,
})
