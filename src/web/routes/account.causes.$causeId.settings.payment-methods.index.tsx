import { createFileRoute } from '@tanstack/react-router'
import { BankDetailsScreen } from '../features/cause-admin/bank-details/bank-details-screen.tsx'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/payment-methods/')({
  staticData: page('R-110', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <BankDetailsScreen cause={cause} />}</CausePage>
}
