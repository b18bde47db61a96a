import { createFileRoute } from '@tanstack/react-router'
import { LeftCausesScreen } from '../features/cause-admin/left-causes/left-causes-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/left-causes/')({
  staticData: page('left-causes', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['account', 'cause-admin-leaving'],
  }),
  component: LeftCausesScreen,
})
