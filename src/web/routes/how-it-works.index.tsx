import { createFileRoute } from '@tanstack/react-router'
import { HowItWorksScreen } from '../features/content/how-it-works-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/how-it-works/')({
  staticData: page('R-119', { words: ['content-how', 'titles'] }),
  component: HowItWorksScreen,
})
