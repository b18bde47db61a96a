import { createFileRoute } from '@tanstack/react-router'
import { QuickStartScreen } from '../features/shopping/donation-reminder/quick-start-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/')({
  staticData: page('R-059', { layout: 'basic', words: ['shopping-reminder'] }),
  component: QuickStartScreen,
})
