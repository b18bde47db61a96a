import { createFileRoute } from '@tanstack/react-router'
import { ClaimScreen } from '../features/giving/claim-detail/claim-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/account/claims/$claimId/')({
  staticData: page('R-086', {
    access: 'full',
    role: 'supporter',
    layout: 'account',
    banners: false,
    words: ['giving', 'giving-claims'],
  }),
  component: Page,
})

function Page() {
  const { claimId } = Route.useParams()
  return <ClaimScreen key={claimId} id={claimId} />
}
