import { createFileRoute } from '@tanstack/react-router'
import { DonationQueryScreen } from '../features/giving/donation-query/donation-query-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/enquiry/donation-query/$transactionId/')({
  staticData: page('R-077', {
    wizard: 'donationQuery',
    access: 'full',
    layout: 'account',
    banners: false,
    words: ['giving', 'giving-claims'],
  }),
  validateSearch: pageSearch({ step: text(40) }),
  component: Page,
})

function Page() {
  const { transactionId } = Route.useParams()
  return <DonationQueryScreen key={transactionId} id={transactionId} />
}
