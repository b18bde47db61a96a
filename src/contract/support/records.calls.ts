import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { causeRecord, personRecord } from './records.ts'

const shared = { id: 'A-107', method: 'GET', access: 'support', noCache: true, timeout: 10_000 } as const

/** Everything that the support team may know of somebody or of a cause, in one place. Each look is noted with whom it was at (P-016). */
export const recordCalls = {
  readPersonRecord: defineCall({
    ...shared,
    path: '/support/people/:userId',
    query: z.object({ page: upTo(1000) }),
    details: z.object({ record: personRecord }),
  }),
  readCauseRecord: defineCall({
    ...shared,
    path: '/support/causes/:id/record',
    query: z.object({ page: upTo(1000) }),
    details: z.object({ record: causeRecord }),
  }),
}
