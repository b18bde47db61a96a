import { createFileRoute } from '@tanstack/react-router'
import { supporterParts } from '#contract/cause-admin/supporter-parts.ts'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { SupportersScreen } from '../features/cause-admin/supporter-list/supporters-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../platform/page-search.ts'

export const Route = createFileRoute('/account/causes/$causeId/supporters/')({
  staticData: page('R-105', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin', 'giving'] }),
  validateSearch: pageSearch({ part: oneOf(supporterParts) }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  const { part = null } = Route.useSearch()
  return <CausePage causeId={causeId}>{(cause) => <SupportersScreen key={part} cause={cause} part={part} />}</CausePage>
}
