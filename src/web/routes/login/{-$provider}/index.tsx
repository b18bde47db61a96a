import { createFileRoute, redirect } from '@tanstack/react-router'
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
  // who is signed in goes on to where they were going.
  beforeLoad: async ({ context, search: asked }) => {
    if (context.isServer) return
    const person = await context.session.settled()
    if (person.authState === 'authenticatedFull')
      throw redirect({ href: safeForward(asked['forward-url']) ?? '/panel', replace: true })
  },
  component: Page,
})

function Page() {
  const asked = Route.useSearch()
  return <LoginScreen forward={safeForward(asked['forward-url'])} reason={asked.reason} />
}
