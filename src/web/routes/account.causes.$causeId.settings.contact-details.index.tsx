import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { ContactDetailsScreen } from '../features/cause-admin/cause-page/contact-details-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/causes/$causeId/settings/contact-details/')({
  staticData: page('R-108', { access: 'full', role: 'causeAdmin', layout: 'dashboard', words: ['cause-admin'] }),
  component: Page,
})

function Page() {
  const { causeId } = Route.useParams()
  return <CausePage causeId={causeId}>{(cause) => <ContactDetailsScreen cause={cause} />}</CausePage>
}
