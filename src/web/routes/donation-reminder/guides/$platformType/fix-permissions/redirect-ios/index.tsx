import { createFileRoute } from '@tanstack/react-router'
import { PendingScreen } from '../../../../../../features/content/content-screens.tsx'
import { pendingPage } from '../../../../../../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/fix-permissions/redirect-ios/')({
  staticData: pendingPage('R-065', { layout: 'basic' }),
  component: PendingScreen,
})
