import { createFileRoute } from '@tanstack/react-router'
import { RedeemScreen } from '../features/rewards/redeem-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/stampcards/$programmeId/$cardId/redeem/')({
  staticData: page('R-075', { access: 'full', layout: 'account', words: ['rewards'] }),
  component: Page,
})

function Page() {
  return <RedeemScreen {...Route.useParams()} />
}
