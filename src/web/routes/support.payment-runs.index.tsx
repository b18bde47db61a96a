import { createFileRoute } from '@tanstack/react-router'
import { PaymentRunsScreen } from '../features/support/payment-runs/payment-runs-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/payment-runs/')({
  staticData: page('payment-runs', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support-payment-runs'],
  }),
  component: PaymentRunsScreen,
})
