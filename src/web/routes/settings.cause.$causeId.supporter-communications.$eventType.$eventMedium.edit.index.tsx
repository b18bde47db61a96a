import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { SupporterMessageScreen } from '../features/cause-admin/supporter-message/supporter-message-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { oneOf, pageSearch } from '../platform/page-search.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit/')({
  staticData: page('R-112', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['account-notices', 'cause-admin-messages'],
  }),
  validateSearch: pageSearch({ words: oneOf(['same']) }),
  component: Page,
})

function Page() {
  const { causeId, eventType, eventMedium } = Route.useParams()
  const { words } = Route.useSearch()
  return (
    <CausePage causeId={causeId}>
      {(cause) => (
        <SupporterMessageScreen
          key={`${eventType}/${eventMedium}`}
          cause={cause}
          eventType={eventType}
          eventMedium={eventMedium}
          isSame={words === 'same'}
        />
      )}
    </CausePage>
  )
}
