import type { FromSearch } from '#web/shared/retailer-search/retailer-card.tsx'

/** What led to the page: a search, or a visit that waits for its person to log in. */
export interface VisitSource extends FromSearch {
  origin?: string | undefined
  rate?: number | undefined
  deal?: number | undefined
}

/** What a visit keeps of it. */
export const originOf = ({ searchSessionId, origin }: VisitSource) => ({
  ...(searchSessionId && { searchSessionId }),
  ...(origin && { origin }),
})
