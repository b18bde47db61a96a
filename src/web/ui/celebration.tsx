import { useEffect, useState } from 'react'
import { DAY } from '#contract/limits.ts'
import { lazyImport } from '../site/lazy-import.ts'
import { useSite } from '../site/site.ts'
import { lazyPart } from './lazy-part.tsx'

/** At each real success, once it has been told: something was registered, a card redeemed. */
export const Celebration = lazyPart(lazyImport(async () => (await import('./confetti.tsx')).Confetti))

/** Milliseconds; what is older is no news. */
const news = 14 * DAY

/** For what stays on its page: celebrated by whoever sees it first while it's news. `at` is when it happened. */
export function CelebrateOnce({ at }: { at: string }) {
  const { storage, browser } = useSite()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const before = storage.read('celebrated')
    if (Date.parse(at) < browser.now() - news || (before !== null && at <= before)) return
    storage.write('celebrated', at)
    setDue(true)
  }, [at, storage, browser])
  return isDue && <Celebration />
}
