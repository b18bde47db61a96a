import { createFileRoute } from '@tanstack/react-router'
import { PasswordResetScreen } from '../features/sign-in/password-reset/password-reset-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/password/forgot/email/')({
  staticData: page('R-012', { layout: 'funnelFixed', words: ['sign-in'] }),
  component: Page,
})

function Page() {
  return <PasswordResetScreen link={null} />
}
