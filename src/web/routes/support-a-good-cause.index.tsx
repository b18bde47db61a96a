import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '../features/content/content-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/')({
  staticData: page('R-031'),
  component: LandingScreen,
})
