import { supportAssignees, supportItemKey, supportOrders, supportQueues } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { match, oneOf } from '#web/platform/page-search.ts'
import type { QueueSearch } from './queue-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for in the queue: with the tab's history and not in the address, where it would name people. */
    supportSearch?: string
  }
}

/** R-145: requests for administrators' rights have an address of their own. */
export type QueueHome = '/support/queue' | '/support/admin-requests'

const queueNamed = oneOf(supportQueues)
const assigneeNamed = oneOf(supportAssignees)
const orderNamed = oneOf(supportOrders)
const itemNamed = match(supportItemKey)

/** What isn't a name of the queue's counts as not given. */
export function queryOf(search: QueueSearch, home: QueueHome, q: string): SupportQuery {
  return {
    queue: queueNamed(search.queue) ?? (home === '/support/admin-requests' ? 'requests' : null),
    q,
    assignee: assigneeNamed(search.assignee) ?? null,
    order: orderNamed(search.order) ?? 'due',
    page: search.page ?? 1,
    item: itemNamed(search.item) ?? null,
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
