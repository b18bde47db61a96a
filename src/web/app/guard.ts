import { redirect } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { routeGuardMachine } from '../../../machines/access/route-guard/route-guard.machine.ts'
import type { Person } from '../features/session/session.ts'
import type { PageRules } from '../layouts/page-rules.ts'

export type GuardVerdict = 'allowed' | 'redirectLogin' | 'redirectPanel'

/** Asks the route guard's chart (F-006…F-012). */
export function judge(rules: PageRules, params: Record<string, string | undefined>, person: Person): GuardVerdict {
  const causeId = Number(params.causeId)
  const guard = createActor(routeGuardMachine, {
    input: {
      level: rules.access,
      role: rules.role,
      causeId: Number.isSafeInteger(causeId) && causeId > 0 ? causeId : null,
      ignoresUrlCauseId: rules.ignoresUrlCauseId,
      authState: person.authState,
      adminCauses: person.me?.user.adminCauses ?? [],
      isSupport: person.me?.user.isSupport ?? false,
    },
  }).start()
  const { value } = guard.getSnapshot()
  return value === 'redirectLogin' || value === 'redirectPanel' ? value : 'allowed'
}

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
