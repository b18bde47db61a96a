import { LRUCache } from 'lru-cache'
import { HOUR } from '#contract/limits.ts'

/** Milliseconds. */
const kept = 60_000
/** For how long after its minute a page may stand in for one that can't be made. */
const lastResort = HOUR
const keptPages = 200

interface Made<Page> {
  page: Page
  /** `gone`: the one before is no longer true, and this one is made each time. `failed`: something is away, and says nothing of the one before. */
  outcome: 'kept' | 'gone' | 'failed'
}

/** Pages that are the same for everybody are kept for a minute, and made once for all who wait for one. */
export function createPageCache<Page extends object>() {
  const cache = new LRUCache<string, { page: Page; until: number }>({ max: keptPages })
  const making = new Map<string, Promise<Page>>()

  return {
    /** The last one that was kept, which stands in where no other can be made. */
    last(key: string, now: number): Page | null {
      const before = cache.peek(key)
      return before && now < before.until + lastResort ? before.page : null
    },
    async read(key: string, now: number, make: () => Promise<Made<Page>>): Promise<Page> {
      const before = cache.get(key)
      if (before && before.until > now) return before.page
      const keep = ({ page, outcome }: Made<Page>) => {
        if (outcome === 'kept') cache.set(key, { page, until: now + kept })
        if (outcome === 'gone') cache.delete(key)
        return page
      }
      const page =
        making.get(key) ??
        make()
          .then(keep)
          .finally(() => making.delete(key))
      making.set(key, page)
      return page
    },
  }
}
