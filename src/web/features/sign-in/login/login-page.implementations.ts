import { type AnyActorRef, fromPromise, waitFor } from 'xstate'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { type Arrived, loginPageMachine } from '#machines/sign-in/login-page/login-page.machine.ts'
import { type DialogReturn, isForWindow, readSavedState } from '#web/platform/dialog-window.ts'
import { linkingOfferWith } from '#web/shared/sign-in/linking-offer.ts'
import { loginWith } from '#web/shared/sign-in/login.implementations.ts'
import { laterChart } from '#web/site/known-chart.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

export const loadProviderLogin = lazyImport(() => import('../provider-login/provider-login.tsx'), 'sign-in')

interface Address {
  /** Null also for a service that is not offered here: of that the address says nothing. */
  provider: ProviderName | null
  returned: DialogReturn | null
  forward: string | null
}

/** What an address that names a provider means. An answer counts only for the device that asked, and once. */
function arrive({ provider, returned, forward }: Address): Arrived {
  if (!provider) return { arrival: { kind: 'choice' }, forward }
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

/** The page as its address was when it came; the address is tidied later. */
export function loginPageWith(site: Site, address: Address) {
  const { provider, returned, forward } = address
  const { machine: linkingOffer, found } = linkingOfferWith(site.browser)
  let target = forward
  const providerLogin = laterChart(async () => (await loadProviderLogin()).providerLoginFor(site, returned, target ?? ''))
  const machine = loginPageMachine.provide({
    actors: {
      login: loginWith(site),
      providerLogin: providerLogin.chart,
      linkingOffer,
      loadProviders: fromPromise(async () => {
        if (site.providers.length === 0) throw new Error('none')
        await providerLogin.load()
      }),
      waitForForm: fromPromise(async ({ input: { page } }) => {
        const form: AnyActorRef = page.getSnapshot().children.login
        await waitFor(form, (now) => !now.hasTag('busy'))
      }),
      readArrival: fromPromise(async (): Promise<Arrived> => {
        const arrived = arrive(address)
        target = arrived.forward
        return arrived
      }),
    },
  })
  return { machine, input: { provider, forward }, found }
}
