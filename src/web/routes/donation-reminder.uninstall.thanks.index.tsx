import { createFileRoute } from '@tanstack/react-router'
import { UninstallThanksScreen } from '../features/shopping/uninstall-feedback/uninstall-thanks-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/uninstall/thanks/')({
  staticData: page('R-071', { layout: 'basic', words: ['shopping-uninstall'] }),
  component: UninstallThanksScreen,
})
