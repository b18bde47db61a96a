import { createFileRoute } from '@tanstack/react-router'
import { WhoCanJoinScreen } from '../features/content/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/who-can-join/')({
  staticData: page('R-134', { words: ['content-landing', 'titles'] }),
  component: WhoCanJoinScreen,
})
