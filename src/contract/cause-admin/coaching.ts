import * as z from 'zod/mini'
import { rowId } from '../ids.ts'

/** M-043, G-014: a time at which somebody of our team can ring, that nobody has booked. `startsAt` is ISO text. */
export const coachingSlot = z.object({ id: z.number(), startsAt: z.string() })
export type CoachingSlot = z.infer<typeof coachingSlot>

/** M-043: a cause's next call. Times are ISO text; `calendar` is a whole iCalendar file (RFC 5545) to be added to a calendar. */
export const coachingBooking = z.object({
  id: z.string(),
  slotId: z.number(),
  causeId: z.number(),
  startsAt: z.string(),
  /** Who has booked it, and is written to: the administrator's name. */
  bookedBy: z.string(),
  /** Until when it can be moved or cancelled, and whether that is still to come. */
  changeableUntil: z.string(),
  isChangeable: z.boolean(),
  /** Where we ring: the cause's contact number; null where it has none. */
  phoneNumber: z.nullable(z.string()),
  calendar: z.string(),
})
export type CoachingBooking = z.infer<typeof coachingBooking>

/** What an administrator chooses: one of the slots that are offered. */
export const slotChoice = z.object({ slotId: rowId })
