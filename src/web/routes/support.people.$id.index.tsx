import { createFileRoute } from '@tanstack/react-router'
import { PersonRecordScreen } from '../features/support/person-record/person-record-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, wholeNumber } from '../platform/page-search.ts'

function Screen() {
  const { id } = Route.useParams()
  const { page: shown = 1 } = Route.useSearch()
  return <PersonRecordScreen key={`${id} ${shown}`} id={id} page={shown} />
}

export const Route = createFileRoute('/support/people/$id/')({
  staticData: page('support-person', {
    access: 'full',
    role: 'support',
    layout: 'dashboard',
    banners: false,
    words: [
      'content-contact',
      'giving',
      'giving-claims',
      'support',
      'support-audit',
      'support-causes',
      'support-payment-runs',
      'support-queue',
      'support-records',
    ],
  }),
  validateSearch: pageSearch({ page: wholeNumber(1, 1000) }),
  component: Screen,
})
