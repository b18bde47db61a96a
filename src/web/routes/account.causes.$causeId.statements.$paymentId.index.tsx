import { createFileRoute } from '@tanstack/react-router'
import { StatementScreen } from '../features/cause-admin/statement/statement-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../platform/page-search.ts'

export const Route = createFileRoute('/account/causes/$causeId/statements/$paymentId/')({
  staticData: page('R-106', { access: 'full', role: 'causeAdmin', layout: 'none', banners: false, words: ['cause-admin'] }),
  validateSearch: pageSearch({ print: oneOf(['now']) }),
  component: Page,
})

function Page() {
  const { causeId, paymentId } = Route.useParams()
  const { print } = Route.useSearch()
  return <StatementScreen key={paymentId} causeId={Number(causeId)} statementId={paymentId} isToPrint={print === 'now'} />
}
