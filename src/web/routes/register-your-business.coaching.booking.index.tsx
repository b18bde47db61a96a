import { createFileRoute } from '@tanstack/react-router'
import { CoachingBookingScreen } from '../features/cause-admin/coaching-booking/coaching-booking-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/coaching/booking/')({
  staticData: page('R-116', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'funnel',
    ignoresUrlCauseId: true,
    words: ['cause-admin-coaching'],
  }),
  component: () => <CoachingBookingScreen base="/register-your-business/coaching/booking" page="booking" />,
})
