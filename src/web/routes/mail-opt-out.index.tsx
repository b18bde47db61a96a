import { createFileRoute } from '@tanstack/react-router'
import { MailOptOutScreen } from '../features/rewards/mail-opt-out/mail-opt-out-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/mail-opt-out/')({
  staticData: page('mail-opt-out', { layout: 'funnelNoFooter', banners: false, words: ['rewards-mail-opt-out'] }),
  component: MailOptOutScreen,
})
