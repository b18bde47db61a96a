import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-chrome/')({
  staticData: page('R-053', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  component: () => <GuideScreen at="guide" platform="chrome" part="use" />,
})
