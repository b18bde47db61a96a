import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '../../../../contract/rules/forward-url.ts'
import { LoginScreen } from '../../../features/sign-in/login-screen.tsx'
import { page } from '../../../layouts/page-rules.ts'
import { pageSearch, text } from '../../../platform/page-search.ts'

const search = pageSearch({ reason: text(80), 'forward-url': text(2000) })

export const Route = createFileRoute('/login/{-$provider}/')({
  staticData: page('R-009', { layout: 'funnelFixed', banners: false }),
  validateSearch: search,
  component: Page,
})

function Page() {
  const asked = Route.useSearch()
  return <LoginScreen forward={safeForward(asked['forward-url'])} reason={asked.reason} />
}
