import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { providerNames } from '#contract/sign-in/providers.ts'
import { LoginScreen } from '../features/sign-in/login/login-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

const search = pageSearch({
  reason: text(80),
  'forward-url': text(2000),
  code: text(2000),
  state: text(200),
  error: text(200),
})

export const Route = createFileRoute('/login/{-$provider}/')({
  staticData: page('R-009', { layout: 'funnelFixed', banners: false, words: ['sign-in'] }),
  validateSearch: search,
  component: Page,
})

function Page() {
  const asked = Route.useSearch()
  const { provider } = Route.useParams()
  const { code, state } = asked
  return (
    <LoginScreen
      forward={safeForward(asked['forward-url'])}
      reason={asked.reason}
      provider={providerNames.find((name) => name === provider) ?? null}
      returned={state === undefined ? null : { state, code: code ?? null }}
    />
  )
}
