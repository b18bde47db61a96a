import { createFileRoute } from '@tanstack/react-router'
import { LogoutScreen } from '../features/sign-in/logout-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/logout/')({
  staticData: page('R-014', { loadsUser: false, words: ['sign-in'] }),
  component: LogoutScreen,
})
