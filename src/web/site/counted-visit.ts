import { useEffect } from 'react'
import { useSite } from '#web/site/site.ts'

/** Counted since the page was loaded; going back to a page is no new visit. */
const counted = new Set<number>()

/** D-023: tells that somebody looks at the page of a cause, not who. */
export function useCountedVisit(causeId: number): void {
  const { api } = useSite()
  useEffect(() => {
    if (counted.has(causeId)) return
    counted.add(causeId)
    import('#contract/causes/causes.calls.ts')
      .then(({ causeCalls }) => api.ask(causeCalls.countCauseVisit, { path: { id: causeId }, body: {} }))
      .catch(() => {})
  }, [api, causeId])
}
