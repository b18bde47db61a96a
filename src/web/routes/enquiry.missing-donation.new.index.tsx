import { createFileRoute } from '@tanstack/react-router'
import { MissingDonationScreen } from '../features/giving/missing-donation/missing-donation-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { match, pageSearch, text, wholeNumber } from '../platform/page-search.ts'

export const Route = createFileRoute('/enquiry/missing-donation/new/')({
  staticData: page('R-076', {
    wizard: 'missingDonation',
    access: 'full',
    layout: 'account',
    banners: false,
    words: ['giving-claims'],
  }),
  validateSearch: pageSearch({
    step: text(40),
    shop: wholeNumber(1, 2 ** 31),
    day: match(/^\d{4}-\d{2}-\d{2}$/),
  }),
  component: Page,
})

function Page() {
  const { shop, day } = Route.useSearch()
  return <MissingDonationScreen linked={shop !== undefined && day !== undefined ? { shopId: shop, day } : null} />
}
