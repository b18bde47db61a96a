import { createFileRoute } from '@tanstack/react-router'
import { PasswordResetScreen } from '../features/sign-in/password-reset/password-reset-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/password/reset/{-$passwordResetId}/')({
  staticData: page('R-013', { layout: 'funnelFixed', words: ['sign-in'] }),
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: Page,
})

function Page() {
  return <PasswordResetScreen link={Route.useParams().passwordResetId ?? null} />
}
