import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { causeCard } from '../causes/cause.ts'
import { supportReason } from '../causes/support-reason.ts'

const path = '/user/me/support-reason'

/** Whom somebody supports, and why, if they have said so; null where they support nobody. */
const mine = z.object({ cause: z.nullable(causeCard), reason: z.nullable(supportReason) })
export type MyReason = z.infer<typeof mine>

export const supportReasonCalls = {
  readSupportReason: defineCall({ id: 'H-003', method: 'GET', path, access: 'full', onFailure: 'log', details: mine }),
  /** Empty, it takes back what was said. */
  saveSupportReason: defineCall({
    id: 'H-003',
    method: 'PUT',
    path,
    access: 'full',
    // Longer than the limit, so that who has typed too much hears by how much is allowed.
    body: z.object({ causeId: z.number(), text: z.string().check(z.maxLength(10_000)) }),
    details: mine,
  }),
}
