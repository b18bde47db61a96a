import { createFileRoute } from '@tanstack/react-router'
import { CauseLandingScreen } from '../features/registration/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/')({
  staticData: page('R-032', { words: ['registration-landing'] }),
  component: CauseLandingScreen,
})
