import { fromPromise } from 'xstate'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { type Arrived, loginPageMachine } from '#machines/sign-in/login-page/login-page.machine.ts'
import { type DialogReturn, isForWindow, readSavedState } from '#web/platform/dialog-window.ts'

/** What an address that names a provider means. An answer counts only for the device that asked, and once. */
function arrive(provider: ProviderName, returned: DialogReturn | null, forward: string | null): Arrived {
  if (!returned) return { arrival: { kind: 'start', provider }, forward }
  if (isForWindow(returned.state)) return { arrival: { kind: 'window', provider }, forward }
  const kept = readSavedState(returned.state)
  const answer =
    kept === null
      ? { kind: 'forged' as const }
      : returned.code
        ? { kind: 'code' as const, code: returned.code }
        : { kind: 'cancelled' as const }
  return { arrival: { kind: 'answer', provider, answer }, forward: kept || forward }
}

interface Address {
  /** Null also for a service that is not offered here: of that the address says nothing. */
  provider: ProviderName | null
  returned: DialogReturn | null
  forward: string | null
}

/** The page as its address was when it came; the address is tidied later. */
export function loginPageWith({ provider, returned, forward }: Address) {
  const machine = loginPageMachine.provide({
    actors: {
      readArrival: fromPromise(async (): Promise<Arrived> => {
        if (!provider) throw new Error('Only an address that names a provider is read.')
        return arrive(provider, returned, forward)
      }),
    },
  })
  return { machine, provider, returned, forward }
}
