import { createFileRoute } from '@tanstack/react-router'
import { SupporterLandingScreen } from '../features/registration/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support-a-good-cause/')({
  staticData: page('R-031', { words: ['registration-landing'] }),
  component: SupporterLandingScreen,
})
