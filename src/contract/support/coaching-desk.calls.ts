import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { cancelledCallRules, newSlotsRules } from './coaching-desk.rules.ts'
import { deskSlot } from './coaching-desk.ts'

const slots = '/support/coaching/slots'

const support = { id: 'G-014', access: 'support' } as const

/** G-014: when coaches can ring, and who has booked; for the support team only. */
export const coachingDeskCalls = {
  /** What is ahead, from today on. */
  listCoachingDesk: defineCall({
    ...support,
    method: 'GET',
    path: '/support/coaching',
    noCache: true,
    details: z.object({ slots: z.array(deskSlot) }),
  }),
  /** Times that are there already are left as they are, and not counted. */
  addCoachingSlots: defineCall({
    ...support,
    method: 'POST',
    path: slots,
    idempotent: true,
    body: newSlotsRules,
    details: z.object({ added: z.number() }),
  }),
  /** 409 `slotTaken` where somebody has booked it. What is gone stays so. */
  removeCoachingSlot: defineCall({
    ...support,
    method: 'DELETE',
    path: `${slots}/:slotId`,
    ignoredStatuses: [409],
    details: z.object({}),
  }),
  /** The administrator is mailed the reason. 409 `illegalMove` where the call is cancelled already, or over. */
  cancelCoachingBySupport: defineCall({
    ...support,
    method: 'POST',
    path: '/support/coaching/bookings/:bookingId/cancellation',
    idempotent: true,
    ignoredStatuses: [409],
    body: cancelledCallRules,
    details: z.object({}),
  }),
}
