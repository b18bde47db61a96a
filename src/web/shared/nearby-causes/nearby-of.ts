import type { NearbyCauses } from '#contract/causes/nearby.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

/** What the page's own address has asked for, and what has come of it; null where it could not be looked for. */
export interface GivenNearby {
  near: string
  nearby: NearbyCauses | null
}

const loadCalls = lazyImport(async () => (await import('#contract/causes/nearby.calls.ts')).nearbyCauseCalls)

/** For whoever has no script: the form's own address, looked up with the page. */
export async function nearbyOf({ api }: Pick<Site, 'api'>, given: string | undefined): Promise<GivenNearby | null> {
  if (given === undefined) return null
  const near = given.trim()
  if (near === '') return { near, nearby: null }
  const { findNearbyCauses } = await loadCalls()
  return api.ask(findNearbyCauses, { query: { q: near } }).then(
    ({ details }) => ({ near, nearby: details.nearby }),
    () => ({ near, nearby: null }),
  )
}
