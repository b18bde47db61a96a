import { useEffect } from 'react'
import { useSite } from './site.ts'

/** Counted since the page was loaded; going back to a page is no new visit. */
const counted = new Set<number>()

/** D-023: tells that somebody looks at the page of a cause, not who. A visitor's page does not load the client of the API for a call that nobody waits for. */
export function useCountedVisit(causeId: number): void {
  const { browser, bases } = useSite()
  useEffect(() => {
    if (counted.has(causeId)) return
    counted.add(causeId)
    browser.beacon(`${bases.statistics}/causes/${causeId}/visits`, {})
  }, [browser, bases, causeId])
}
