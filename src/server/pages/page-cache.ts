import { LRUCache } from 'lru-cache'

/** Milliseconds. */
const kept = 60_000
/** The last part of that time: a page that is asked for then is made anew meanwhile, so that nobody waits for what many look at. */
const renewal = 20_000
const keptPages = 200

interface Made<Page> {
  page: Page
  isKept: boolean
}
/** `isAhead`: nobody waits for it yet. */
type Make<Page> = (isAhead: boolean) => Promise<Made<Page>>

/** Pages that are the same for everybody are kept for a minute, and made once for all who wait for one. */
export function createPageCache<Page extends object>() {
  const cache = new LRUCache<string, { page: Page; until: number }>({ max: keptPages })
  const making = new Map<string, Promise<Page>>()

  function makeOnce(key: string, now: number, make: Make<Page>, isAhead: boolean): Promise<Page> {
    const keep = ({ page, isKept }: Made<Page>) => {
      if (isKept) cache.set(key, { page, until: now + kept })
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

  return {
    /** The last one that was kept, however old. */
    last: (key: string): Page | null => cache.get(key)?.page ?? null,
    async read(key: string, now: number, make: Make<Page>): Promise<Page> {
      const before = cache.get(key)
      if (!before || before.until <= now) return makeOnce(key, now, make, false)
      // One at a time: those who wait come first.
      if (before.until - now <= renewal && making.size === 0) makeOnce(key, now, make, true).catch(() => {}) // who comes after its time hears of it
      return before.page
    },
  }
}
