import { createFileRoute } from '@tanstack/react-router'
import { EmailShareScreen } from '../features/rewards/email-share-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/email-share/')({
  staticData: page('R-092', { access: 'full', role: 'supporter', layout: 'funnelNoFooter', words: ['rewards'] }),
  component: EmailShareScreen,
})
