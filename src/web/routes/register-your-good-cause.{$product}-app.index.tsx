import { createFileRoute } from '@tanstack/react-router'
import { OfferScreen } from '../features/registration/offer-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { onlyOwnProduct } from '../site/loading.ts'

export const Route = createFileRoute('/register-your-good-cause/{$product}-app/')({
  staticData: page('R-094', { access: 'full', role: 'supporter', layout: 'funnel', words: ['registration-offers'] }),
  beforeLoad: onlyOwnProduct,
  component: () => <OfferScreen offer="app" audience="cause" />,
})
