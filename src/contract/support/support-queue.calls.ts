import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { supportAssignment, supportItem, supportItemsFound } from './support-queue.ts'
import { supportAssignees, supportItemKey, supportOrders, supportQueues } from './support-queue-names.ts'

/** Everything that waits for the support team, in one list (P-016). */
export const supportQueueCalls = {
  /** Every filter that is given narrows; `q` is a part of a name, an address, a number or what was written. */
  listSupportItems: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/items',
    access: 'support',
    noCache: true,
    query: z.object({
      queue: z.optional(z.enum(supportQueues)),
      q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      assignee: z.optional(z.enum(supportAssignees)),
      order: z.optional(z.enum(supportOrders)),
      page: upTo(10_000),
      item: z.optional(z.string().check(z.regex(supportItemKey))),
    }),
    details: supportItemsFound,
  }),
  /** Gives it to somebody, or to nobody. `assignedMeanwhile` where somebody else has it by now. */
  assignSupportItem: defineCall({
    id: 'A-107',
    method: 'POST',
    path: '/support/assignments',
    access: 'support',
    ignoredStatuses: [404, 409],
    body: supportAssignment,
    details: z.object({ item: supportItem }),
  }),
}
