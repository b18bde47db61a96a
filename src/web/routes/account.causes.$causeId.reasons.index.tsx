import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { ShownReasonsScreen } from '../features/cause-admin/shown-reasons/shown-reasons-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/reasons/')({
  staticData: page('shown-reasons', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['cause-admin-reasons'],
  }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <ShownReasonsScreen cause={cause} />}</CausePage>
}
