import { supportAssignees, supportItemKey, supportOrders, supportQueues } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { match, oneOf, pageSearch, wholeNumber } from '#web/platform/page-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for in the queue: with the tab's history and not in the address, where it would name people. */
    supportSearch?: string
  }
}

/** What the address of the queue says. */
export const queueSearch = pageSearch({
  queue: oneOf(supportQueues),
  assignee: oneOf(supportAssignees),
  order: oneOf(supportOrders),
  page: wholeNumber(1, 10_000),
  item: match(supportItemKey),
})
export type QueueSearch = ReturnType<typeof queueSearch>

/** R-145: requests for administrators' rights have an address of their own. */
export type QueueHome = '/support/queue' | '/support/admin-requests'

export function queryOf(search: QueueSearch, home: QueueHome, q: string): SupportQuery {
  return {
    queue: search.queue ?? (home === '/support/admin-requests' ? 'requests' : null),
    q,
    assignee: search.assignee ?? null,
    order: search.order ?? 'due',
    page: search.page ?? 1,
    item: search.item ?? null,
  }
}

const parts = ['queue', 'q', 'assignee', 'order', 'page', 'item'] as const satisfies (keyof SupportQuery)[]
export const isSame = (one: SupportQuery, other: SupportQuery): boolean => parts.every((part) => one[part] === other[part])

/** Where a query is found again. */
export function addressOf(query: SupportQuery, home: QueueHome) {
  const isAtHome = home === '/support/admin-requests' && query.queue === 'requests'
  return {
    to: isAtHome ? home : ('/support/queue' as const),
    search: {
      queue: isAtHome ? undefined : (query.queue ?? undefined),
      assignee: query.assignee ?? undefined,
      order: query.order === 'due' ? undefined : query.order,
      page: query.page === 1 ? undefined : query.page,
      item: query.item ?? undefined,
    } satisfies QueueSearch,
    state: { supportSearch: query.q },
  }
}
