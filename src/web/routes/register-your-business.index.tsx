import { createFileRoute } from '@tanstack/react-router'
import { BusinessLandingScreen } from '../features/registration/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-business/')({
  staticData: page('R-033', { words: ['registration-landing'] }),
  component: BusinessLandingScreen,
})
