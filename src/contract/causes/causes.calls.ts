import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { payment } from '../cause-admin/statement.ts'
import { isRealDay } from '../days.ts'
import { channelParameter } from '../rewards/promotion-figures.ts'
import { cause, causeCard } from './cause.ts'
import { causeStory } from './story.ts'

const nothing = z.object({})
const londonDay = z.string().check(z.refine((text) => isRealDay(text), 'dateFormat'))

/** A cause as everybody sees it. */
export const causeCalls = {
  readCause: defineCall({
    id: 'A-045',
    method: 'GET',
    path: '/causes/id::causeKey',
    access: 'optional',
    onFailure: 'log',
    details: z.object({ cause }),
  }),
  readCauses: defineCall({
    id: 'A-042',
    method: 'POST',
    path: '/causes/bulk',
    access: 'anyone',
    onFailure: 'log',
    body: z.array(z.string()).check(z.maxLength(100)),
    details: z.object({ causes: z.array(causeCard) }),
  }),
  readCauseStatistics: defineCall({
    id: 'A-057',
    base: 'statistics',
    method: 'GET',
    path: '/causes/:id',
    access: 'anyone',
    /** London's days. Figures are of whole months: the month of the first day to that of the last one. Without either, of everything. */
    query: z.object({ fromDate: z.optional(londonDay), toDate: z.optional(londonDay) }),
    details: z.object({ statistics: z.object({ supporters: z.number(), raised: z.number() }) }),
  }),
  /** H-003 */
  readCauseStory: defineCall({
    id: 'H-003',
    method: 'GET',
    path: '/causes/id::causeKey/story',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({ story: causeStory }),
  }),
  /** D-023: somebody looks at the page of a cause. Only how many did on a day is kept, and by which channel, not who. */
  countCauseVisit: defineCall({
    id: 'D-023',
    base: 'statistics',
    method: 'POST',
    path: '/causes/:id/visits',
    access: 'anyone',
    onFailure: 'swallow',
    body: z.object({ via: channelParameter }),
    details: nothing,
  }),
  readPayment: defineCall({
    id: 'A-049',
    method: 'GET',
    path: '/causes/:hash/payments/:paymentId',
    access: 'anyone',
    details: z.object({ payment }),
  }),
}
