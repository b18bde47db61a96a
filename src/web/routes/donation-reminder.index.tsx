import { createFileRoute } from '@tanstack/react-router'
import { ReminderLandingScreen } from '../features/shopping/donation-reminder/landing-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/')({
  staticData: page('R-036', { banners: false, words: ['shopping-reminder'] }),
  component: ReminderLandingScreen,
})
