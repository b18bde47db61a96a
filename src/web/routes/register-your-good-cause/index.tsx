import { createFileRoute } from '@tanstack/react-router'
import { CauseLandingScreen } from '#web/features/registration/landing-screens.tsx'
import { page } from '#web/layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/')({ staticData: page('R-032'), component: CauseLandingScreen })
