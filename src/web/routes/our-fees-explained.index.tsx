import { createFileRoute } from '@tanstack/react-router'
import { FeesScreen } from '../features/content/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/our-fees-explained/')({
  staticData: page('R-135', { words: ['content-landing', 'titles'] }),
  component: FeesScreen,
})
