import { createFileRoute } from '@tanstack/react-router'
import { AppLinkScreen } from '../features/shopping/app-link/app-link-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/{$product}-app-link/')({
  staticData: page('R-048', { words: ['shopping-app'] }),
  component: AppLinkScreen,
})
