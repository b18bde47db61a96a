import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { StatementsScreen } from '../features/cause-admin/statements/statements-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/statements/')({
  staticData: page('R-104', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin', 'giving'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <StatementsScreen cause={cause} />}</CausePage>
}
