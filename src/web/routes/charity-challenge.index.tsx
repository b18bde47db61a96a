import { createFileRoute } from '@tanstack/react-router'
import { ChallengeScreen } from '../features/content/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/charity-challenge/')({
  staticData: page('R-129', { words: ['content-landing', 'titles'] }),
  component: ChallengeScreen,
})
