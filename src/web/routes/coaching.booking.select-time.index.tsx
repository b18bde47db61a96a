import { createFileRoute } from '@tanstack/react-router'
import { CoachingBookingScreen } from '../features/cause-admin/coaching-booking/coaching-booking-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/coaching/booking/select-time/')({
  staticData: page('R-114', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'funnel',
    ignoresUrlCauseId: true,
    words: ['cause-admin-coaching'],
  }),
  component: () => <CoachingBookingScreen base="/coaching/booking" page="select-time" />,
})
