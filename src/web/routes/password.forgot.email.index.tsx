import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { PasswordResetScreen } from '../features/sign-in/password-reset/password-reset-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/password/forgot/email/')({
  staticData: page('R-012', { layout: 'funnelFixed', words: ['sign-in'] }),
  validateSearch: pageSearch({ 'forward-url': text(2000) }),
  component: Page,
})

function Page() {
  return <PasswordResetScreen link={null} forward={safeForward(Route.useSearch()['forward-url'])} />
}
