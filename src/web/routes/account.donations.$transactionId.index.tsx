import { createFileRoute } from '@tanstack/react-router'
import { DonationScreen } from '../features/giving/donation-detail/donation-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/donations/$transactionId/')({
  staticData: page('R-084', { access: 'full', role: 'supporter', layout: 'account', banners: false, words: ['giving'] }),
  component: Page,
})

function Page() {
  const { transactionId } = Route.useParams()
  return <DonationScreen key={transactionId} id={transactionId} />
}
