import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { coachingBooking, coachingSlot, slotChoice } from './coaching.ts'

const bookings = '/causes/id::id/coaching/bookings'

const booked = z.object({ booking: coachingBooking })

const shared = { id: 'A-101', access: 'causeAdmin' } as const

/** A-101, F-156: a cause's call with a coach. The cause is that of the path; what an address of the site says of one is ignored. */
export const coachingCalls = {
  /** The times that can be booked, and the call that the cause has ahead, if any. */
  listCoachingSlots: defineCall({
    ...shared,
    method: 'GET',
    path: '/causes/id::id/coaching/slots',
    noCache: true,
    details: z.object({ slots: z.array(coachingSlot), booking: z.nullable(coachingBooking) }),
  }),
  /** 409 `slotTaken` where the time is gone, `callBooked` where the cause has a call ahead. */
  bookCoaching: defineCall({
    ...shared,
    method: 'POST',
    path: bookings,
    idempotent: true,
    ignoredStatuses: [409],
    body: slotChoice,
    details: booked,
  }),
  /** 409 `slotTaken`, or `callTooLate` where the call begins too soon to be changed. */
  moveCoaching: defineCall({
    ...shared,
    method: 'PUT',
    path: `${bookings}/:bookingId`,
    idempotent: true,
    ignoredStatuses: [409],
    body: slotChoice,
    details: booked,
  }),
  /** What was cancelled before stays so. 409 `callTooLate`. */
  cancelCoaching: defineCall({
    ...shared,
    method: 'POST',
    path: `${bookings}/:bookingId/cancellation`,
    idempotent: true,
    ignoredStatuses: [409],
    body: z.object({}),
    details: z.object({}),
  }),
}
