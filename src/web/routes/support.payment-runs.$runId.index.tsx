import { createFileRoute } from '@tanstack/react-router'
import { PaymentRunScreen } from '../features/support/payment-run-console/payment-run-screen.tsx'
import { page } from '../layouts/page-rules.ts'

function Screen() {
  const { runId } = Route.useParams()
  return <PaymentRunScreen runId={runId} />
}

export const Route = createFileRoute('/support/payment-runs/$runId/')({
  staticData: page('payment-run', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support', 'support-answers', 'support-payment-runs'],
  }),
  component: Screen,
})
