import { createActor } from 'xstate'
import { routeGuardMachine } from '#machines/session/route-guard/route-guard.machine.ts'
import type { AccessRules, GuardVerdict, Person, RouteParams } from './person.ts'

/** Asks the route guard's chart (F-006…F-012). */
export function checkAccess(rules: AccessRules, params: RouteParams, person: Person): GuardVerdict {
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
