import { createFileRoute } from '@tanstack/react-router'
import { safeForward } from '#contract/sign-in/forward-url.ts'
import { OneTimeLinkScreen } from '../features/sign-in/one-time-link/one-time-link-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/login/link/{-$token}/')({
  staticData: page('R-140', { layout: 'funnelFixed', banners: false, words: ['sign-in', 'sign-in-proof'] }),
  validateSearch: pageSearch({ 'forward-url': text(2000) }),
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: Page,
})

function Page() {
  return <OneTimeLinkScreen link={Route.useParams().token ?? null} forward={safeForward(Route.useSearch()['forward-url'])} />
}
