import { createFileRoute, notFound } from '@tanstack/react-router'
import { GalleryScreen } from '../features/dev/gallery-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/dev/ui/')({
  staticData: page('dev', { words: [] }),
  beforeLoad: ({ context }) => {
    if (!context.isDemo) throw notFound()
  },
  component: GalleryScreen,
})
