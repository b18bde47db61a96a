import { createActor, fromPromise } from 'xstate'
import { consentOf, type VendorAddresses, type VendorName, vendorNames } from '#contract/telemetry/vendors.ts'
import { vendorScriptMachine } from '#machines/telemetry/vendor-script/vendor-script.machine.ts'
import { report } from '#web/platform/report.ts'
import { loadScript, type VendorQueues } from '#web/platform/script-loader.ts'
import type { Session } from '../session/person.ts'
import type { Consent } from './consent.ts'

/** T-014, by the pages that mean them. What goes into a basket and is bought there happens at the shops, which tell us and not the browser. */
const viewed: Record<string, string> = {
  'R-008': 'home viewed',
  'R-022': 'product details viewed',
  'R-023': 'product list viewed',
  'R-024': 'search result viewed',
}

interface Parts {
  addresses: VendorAddresses
  consent: Consent | null
  session: Pick<Session, 'person' | 'subscribe'>
  queues: VendorQueues
}

/** Loads what is configured once the person has said yes, and tells it what it may know (T-014, T-015). */
export function createVendors({ addresses, consent, session, queues }: Parts) {
  const running = new Map<VendorName, ReturnType<typeof start>>()
  function start(name: VendorName, address: string) {
    return createActor(
      vendorScriptMachine.provide({
        actors: { loadScript: fromPromise<void>(({ signal }) => loadScript(address, signal)) },
        actions: { reportFailure: () => report('warn', `${name} did not load; the site goes on without it`) },
      }),
    ).start()
  }
  for (const name of vendorNames) {
    const address = addresses[name]
    if (address) running.set(name, start(name, address))
  }
  function isAllowed(name: VendorName): boolean {
    const purpose = consentOf[name]
    const { me } = session.person()
    return (consent?.getSnapshot().context.choices[purpose] ?? false) && (me === null || me.preferences[purpose])
  }
  const decide = () => {
    for (const [name, actor] of running) actor.send({ type: isAllowed(name) ? 'consent.given' : 'consent.withdrawn' })
  }
  consent?.subscribe(decide)
  session.subscribe(decide)
  decide()

  const pushEntry = (name: VendorName, queue: object[], entry: object) => {
    if (running.has(name) && isAllowed(name)) queue.push(entry)
  }
  /** Both services are told what happens, each where its own purpose has a yes; who it happens to is told to the one that measures adverts alone. */
  const happened = (event: string) => {
    pushEntry('tagManager', queues.dataLayer, { event })
    pushEntry('attribution', queues.attributionEvents, { event })
  }
  let known = 0
  session.subscribe(() => {
    const id = session.person().me?.user.id ?? 0
    if (id === known) return
    if (id !== 0) pushEntry('attribution', queues.attributionEvents, { event: 'identify', id })
    happened(id === 0 ? 'sign out' : 'sign in')
    known = id
  })
  return {
    signedUp: () => happened('sign up'),
    pageViewed(routeId: string, pageType: string): void {
      pushEntry('tagManager', queues.dataLayer, { event: 'page view', page_type: pageType })
      const event = viewed[routeId]
      if (event) happened(event)
    },
  }
}
