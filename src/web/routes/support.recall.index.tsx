import { createFileRoute } from '@tanstack/react-router'
import { ConfirmedCausesScreen } from '../features/support/confirmed-causes-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/support/recall/')({
  staticData: page('cause-recall', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: ['support-causes'],
  }),
  // The page address of the cause whose record leads here.
  validateSearch: pageSearch({ cause: text(255) }),
  component: Page,
})

function Page() {
  const { cause = '' } = Route.useSearch()
  return <ConfirmedCausesScreen cause={cause} />
}
