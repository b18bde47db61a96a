import { LRUCache } from 'lru-cache'
import { HOUR } from '#contract/limits.ts'

/** Milliseconds. */
const kept = 60_000
/** The last part of that time: a page that is asked for then is made anew meanwhile, so that nobody waits for what many look at. */
const renewal = 20_000
/** For how long after its minute a page may stand in for one that can't be made. */
const lastResort = HOUR
const keptPages = 200

interface Made<Page> {
  page: Page
  /** `gone`: the one before is no longer true, and this one is made each time. `failed`: something is away, and says nothing of the one before. */
  outcome: 'kept' | 'gone' | 'failed'
}
/** `isAhead`: nobody waits for it yet. */
type Make<Page> = (isAhead: boolean) => Promise<Made<Page>>

/** Pages that are the same for everybody are kept for a minute, and made once for all who wait for one. */
export function createPageCache<Page extends object>() {
  const cache = new LRUCache<string, { page: Page; until: number }>({ max: keptPages })
  const making = new Map<string, Promise<Page>>()
  let isRenewing = false

  function makeOnce(key: string, now: number, make: Make<Page>, isAhead: boolean): Promise<Page> {
    const keep = ({ page, outcome }: Made<Page>) => {
      if (outcome === 'kept') cache.set(key, { page, until: now + kept })
      if (outcome === 'gone') cache.delete(key)
      return page
    }
    const page =
      making.get(key) ??
      make(isAhead)
        .then(keep)
        .finally(() => making.delete(key))
    making.set(key, page)
    return page
  }

  /** One page at a time. Whoever asks after it has expired gets the error. */
  function renew(key: string, now: number, make: Make<Page>): void {
    isRenewing = true
    makeOnce(key, now, make, true)
      .catch(() => {})
      .finally(() => {
        isRenewing = false
      })
  }

  return {
    /** The last one that was kept, which stands in where no other can be made. */
    last(key: string, now: number): Page | null {
      const before = cache.peek(key)
      return before && now < before.until + lastResort ? before.page : null
    },
    async read(key: string, now: number, make: Make<Page>): Promise<Page> {
      const before = cache.get(key)
      if (!before || before.until <= now) return makeOnce(key, now, make, false)
      if (before.until - now <= renewal && !isRenewing) renew(key, now, make)
      return before.page
    },
  }
}
