import { createFileRoute } from '@tanstack/react-router'
import { missingDonationSteps } from '../../../../../contract/rules/enquiry-steps.ts'
import { MissingDonationScreen } from '../../../../features/giving/missing-donation-screen.tsx'
import { page } from '../../../../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../../../../platform/page-search.ts'

export const Route = createFileRoute('/enquiry/missing-donation/new/')({
  staticData: page('R-076', { access: 'full', layout: 'account', banners: false }),
  validateSearch: pageSearch({ step: oneOf(missingDonationSteps) }),
  component: MissingDonationScreen,
})
