import { createFileRoute } from '@tanstack/react-router'
import { UninstallFeedbackScreen } from '../features/shopping/uninstall-feedback/uninstall-feedback-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/uninstall/')({
  staticData: page('R-070', { layout: 'basic', words: ['shopping-uninstall'] }),
  component: UninstallFeedbackScreen,
})
