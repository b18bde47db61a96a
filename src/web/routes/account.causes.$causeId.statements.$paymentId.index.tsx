import { createFileRoute } from '@tanstack/react-router'
import { StatementScreen } from '../features/cause-admin/statement/statement-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/statements/$paymentId/')({
  staticData: page('R-106', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false, words: ['cause-admin'] }),
  component: Page,
})

function Page() {
  const { causeId, paymentId } = Route.useParams()
  return <StatementScreen key={paymentId} causeId={Number(causeId)} statementId={paymentId} />
}
