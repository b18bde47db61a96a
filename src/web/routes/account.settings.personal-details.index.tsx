import { createFileRoute } from '@tanstack/react-router'
import { PersonalDetailsScreen } from '../features/account/profile-edit/personal-details-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/personal-details/')({
  staticData: page('R-089', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['account'] }),
  component: PersonalDetailsScreen,
})
