import { createFileRoute } from '@tanstack/react-router'
import { EmailShareScreen } from '../features/rewards/email-share-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, wholeNumber } from '../platform/page-search.ts'

export const Route = createFileRoute('/email-share/')({
  staticData: page('R-092', { access: 'full', role: 'supporter', layout: 'funnelNoFooter', words: ['rewards'] }),
  validateSearch: pageSearch({ cause: wholeNumber(1, 2 ** 31) }),
  component: Page,
})

function Page() {
  return <EmailShareScreen causeId={Route.useSearch().cause} />
}
