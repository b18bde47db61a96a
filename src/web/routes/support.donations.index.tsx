import { createFileRoute } from '@tanstack/react-router'
import { DonationFinderScreen } from '../features/support/donation-finder/donation-finder-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/donations/')({
  staticData: page('donation-finder', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['giving', 'support-donations'],
  }),
  component: DonationFinderScreen,
})
