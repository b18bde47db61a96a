import { createFileRoute } from '@tanstack/react-router'
import { AppLandingScreen } from '../features/shopping/app-link/landing-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/{$product}-app/')({
  staticData: page('R-034', { words: ['shopping-app'] }),
  component: AppLandingScreen,
})
