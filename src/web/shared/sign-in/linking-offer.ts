import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { linkingOfferMachine } from '#machines/sign-in/linking-offer/linking-offer.machine.ts'
import type { Browser } from '#web/platform/browser.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type HeldIdentity, heldIdentity } from './held-identity.ts'

// Only who has logged in with something new comes there.
const load = lazyImport(async () => (await import('./provider-linking.tsx')).ProviderLinking, 'sign-in')
export const ProviderLinking = lazyPart(load)

export function linkingOfferWith(browser: Browser) {
  const found: { held: HeldIdentity | null } = { held: null }
  const machine = linkingOfferMachine.provide({
    actors: {
      findOffer: fromPromise(async () => {
        found.held = heldIdentity(browser.now())
        if (found.held) await load()
        return found.held !== null
      }),
    },
  })
  return { machine, found }
}

/** F-042: what is to be offered for connecting to who has just signed up, if anything; `isOver` when the person may go on. */
export function useLinkingOffer(): { held: HeldIdentity | null; isOver: boolean; finish(): void } {
  const { browser } = useSite()
  const { machine, found } = useMemo(() => linkingOfferWith(browser), [browser])
  const [state, send] = useMachine(machine)
  return {
    held: state.hasTag('shown') ? found.held : null,
    isOver: state.status === 'done',
    finish: () => send({ type: 'offer.finished' }),
  }
}
