import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/installation-firefox/')({
  staticData: page('R-055', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  component: () => <GuideScreen at="guide" platform="firefox" part="install" />,
})
