import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../features/account/security-screen.tsx'
import { Devices } from '../features/session/devices/devices.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/settings/login-and-security/')({
  staticData: page('R-090', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['account', 'sign-in'],
  }),
  component: () => <SecurityScreen devices={<Devices />} />,
})
