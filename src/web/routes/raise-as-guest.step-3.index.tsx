import { createFileRoute } from '@tanstack/react-router'
import { GuestRaiseScreen } from '../features/registration/guest-raise/guest-raise-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/raise-as-guest/step-3/')({
  staticData: page('R-047', { wizard: 'guest', words: ['registration', 'registration-guest'] }),
  component: () => <GuestRaiseScreen step={3} />,
})
