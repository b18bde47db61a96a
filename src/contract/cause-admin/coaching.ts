import * as z from 'zod/mini'

/** M-043 */
export const coachingSlot = z.object({ id: z.number(), startsAt: z.string(), isFree: z.boolean() })

export const coachingBooking = z.object({ slotId: z.number(), causeId: z.number(), startsAt: z.string() })
