import { createFileRoute } from '@tanstack/react-router'
import { ReferralsScreen } from '../features/rewards/referrals-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, wholeNumber } from '../platform/page-search.ts'

export const Route = createFileRoute('/referrals/')({
  staticData: page('R-078', { access: 'full', sides: 'account', words: ['rewards'] }),
  validateSearch: pageSearch({ cause: wholeNumber(1, 2 ** 31) }),
  component: Page,
})

function Page() {
  return <ReferralsScreen causeId={Route.useSearch().cause} />
}
