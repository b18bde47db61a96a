import { createFileRoute } from '@tanstack/react-router'
import { OfferScreen } from '../features/registration/offer-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/donation-reminder/')({
  staticData: page('R-098', { access: 'full', role: 'supporter', layout: 'funnel', words: ['registration-offers'] }),
  component: () => <OfferScreen offer="reminder" audience="supporter" />,
})
