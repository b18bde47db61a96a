import { useEffect, useState } from 'react'
import { later } from '#web/site/later.ts'
import { useSite } from '#web/site/site.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type HeldIdentity, heldIdentity } from './held-identity.ts'

// Only who has logged in with something new comes there.
const load = later(async () => (await import('./provider-linking.tsx')).ProviderLinking, 'sign-in')
export const ProviderLinking = lazyPart(load)

/** F-042: once `isDone`, what is to be offered for connecting, if anything; `isOver` when the person may go on. */
export function useLinkingOffer(isDone: boolean): { held: HeldIdentity | null; isOver: boolean; finish(): void } {
  const { browser } = useSite()
  const [held, setHeld] = useState<HeldIdentity | null>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const found = heldIdentity(browser.now())
    if (found === null) return setIsOver(true)
    // An offer that cannot be shown holds nobody up.
    load().then(
      () => setHeld(found),
      () => setIsOver(true),
    )
  }, [isDone, browser])
  return { held, isOver, finish: () => setIsOver(true) }
}
