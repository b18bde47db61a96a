import { createFileRoute } from '@tanstack/react-router'
import { DonationRecordScreen } from '../features/support/donation-record/donation-record-screen.tsx'
import { page } from '../layouts/page-rules.ts'

function Screen() {
  const { transactionId } = Route.useParams()
  return <DonationRecordScreen key={transactionId} id={transactionId} />
}

export const Route = createFileRoute('/support/donations/$transactionId/')({
  staticData: page('donation-record', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['giving', 'giving-claims', 'support', 'support-donations'],
  }),
  component: Screen,
})
