import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { safeForward } from '../../../../contract/rules/forward-url.ts'
import { LoginScreen } from '../../../features/sign-in/login-screen.tsx'
import { page } from '../../../layouts/page-rules.ts'

const search = z.object({
  reason: z.catch(z.optional(z.string().check(z.maxLength(80))), undefined),
  'forward-url': z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
})

export const Route = createFileRoute('/login/{-$provider}/')({
  staticData: page('R-009', { layout: 'funnelFixed', banners: false }),
  validateSearch: search,
  component: Page,
})

function Page() {
  const asked = Route.useSearch()
  return <LoginScreen forward={safeForward(asked['forward-url'])} reason={asked.reason} />
}
