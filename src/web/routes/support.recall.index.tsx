import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ConfirmedCausesScreen } from '../features/support/confirmed-causes-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/support/recall/')({
  staticData: page('cause-recall', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support-causes'],
  }),
  component: Page,
})

/** After the `#` stands the page address of the cause whose record leads here. */
function Page() {
  return <ConfirmedCausesScreen cause={useLocation({ select: ({ hash }) => hash })} />
}
