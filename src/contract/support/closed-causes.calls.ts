import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { closedCause, closedCauseEvent } from './closed-cause.ts'

const shared = { id: 'G-030', access: 'support' } as const

/** G-030: what closed causes have left, and who asks to open one again. */
export const closedCauseCalls = {
  listClosedCauses: defineCall({
    ...shared,
    method: 'GET',
    path: '/support/closed-causes',
    noCache: true,
    query: z.object({ reference: z.optional(z.string().check(z.regex(/^\d{1,10}$/))) }),
    details: z.object({ causes: z.array(closedCause) }),
  }),
  decideClosedCause: defineCall({
    ...shared,
    method: 'POST',
    path: '/support/closed-causes/:id',
    proof: { decisions: ['money.released', 'move.proposed', 'move.approved', 'cause.reopened'] },
    body: closedCauseEvent,
    details: z.object({}),
  }),
}
