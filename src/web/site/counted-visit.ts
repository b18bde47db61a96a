import { useEffect } from 'react'
import { type Channel, channelOf } from '#contract/rewards/channels.ts'
import { useSite } from './site.ts'

/** Counted since the page was loaded, each with the channel that the address named; going back to a page is no new visit. Kept nowhere: it's gone with the page. */
const counted = new Map<number, Channel | null>()

/** By which channel the person came to the page of a cause since this page was loaded; null: by none of ours. */
export const channelOfVisit = (causeId: number | undefined): Channel | null =>
  causeId === undefined ? null : (counted.get(causeId) ?? null)

/** D-023: tells that somebody looks at the page of a cause and by which channel they came, not who. A visitor's page does not load the client of the API for a call that nobody waits for. */
export function useCountedVisit(causeId: number): void {
  const { browser, bases } = useSite()
  useEffect(() => {
    if (counted.has(causeId)) return
    const via = channelOf(new URLSearchParams(location.search).get('via'))
    counted.set(causeId, via)
    browser.beacon(`${bases.statistics}/causes/${causeId}/visits`, via ? { via } : {})
  }, [browser, bases, causeId])
}
