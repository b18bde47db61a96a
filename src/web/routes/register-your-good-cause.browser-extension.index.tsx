import { createFileRoute } from '@tanstack/react-router'
import { OfferScreen } from '../features/registration/offer-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/browser-extension/')({
  staticData: page('R-093', { access: 'full', role: 'supporter', layout: 'funnel', words: ['registration-offers'] }),
  component: () => <OfferScreen offer="extension" audience="cause" />,
})
