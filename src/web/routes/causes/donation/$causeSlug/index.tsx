import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/causes/donation/$causeSlug/')({
  staticData: pendingPage('R-016', { pageType: 'cause-profile' }),
  component: PendingScreen,
})
