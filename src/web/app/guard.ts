import { redirect } from '@tanstack/react-router'
import type { GuardVerdict } from '../site/session/person.ts'

/** E-019, E-021: the redirect that a verdict means, or null. */
export function redirectFor(verdict: GuardVerdict, href: string) {
  if (verdict === 'redirectLogin')
    return redirect({
      to: '/login/{-$provider}',
      params: {},
      search: { reason: 'efr-www-authenticated_isAnon', 'forward-url': href },
    })
  return verdict === 'redirectPanel' ? redirect({ to: '/panel' }) : null
}
