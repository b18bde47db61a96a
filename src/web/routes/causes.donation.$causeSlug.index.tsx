import { createFileRoute } from '@tanstack/react-router'
import { pendingPage } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/causes/donation/$causeSlug/')({
  staticData: pendingPage('R-016', { pageType: 'cause-profile' }),
})
