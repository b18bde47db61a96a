import { createFileRoute } from '@tanstack/react-router'
import { CoachingBookingScreen } from '../features/cause-admin/coaching-booking/coaching-booking-screen.tsx'
import { coachingBases, confirmationSearch } from '../features/cause-admin/coaching-booking/coaching-search.ts'
import { page } from '../layouts/page-rules.ts'

function Screen() {
  const { 'return-to': base = coachingBases[0] } = Route.useSearch()
  return <CoachingBookingScreen base={base} page="confirmation" />
}

export const Route = createFileRoute('/coaching/booking/confirmation/')({
  validateSearch: confirmationSearch,
  staticData: page('R-115', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'funnel',
    ignoresUrlCauseId: true,
    words: ['cause-admin-coaching'],
  }),
  component: Screen,
})
