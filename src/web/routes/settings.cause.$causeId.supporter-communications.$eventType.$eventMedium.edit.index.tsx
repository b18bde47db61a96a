import { createFileRoute } from '@tanstack/react-router'
import { CausePage } from '../features/cause-admin/cause-page/cause-page.tsx'
import { SupporterMessageScreen } from '../features/cause-admin/supporter-message/supporter-message-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit/')({
  staticData: page('R-112', {
    access: 'full',
    role: 'causeAdmin',
    layout: 'dashboard',
    words: ['account-notices', 'cause-admin-messages'],
  }),
  component: Page,
})

function Page() {
  const { causeId, eventType, eventMedium } = Route.useParams()
  return (
    <CausePage causeId={causeId}>
      {(cause) => (
        <SupporterMessageScreen
          key={`${eventType}/${eventMedium}`}
          cause={cause}
          eventType={eventType}
          eventMedium={eventMedium}
        />
      )}
    </CausePage>
  )
}
