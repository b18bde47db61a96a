import * as z from 'zod/mini'

/** M-027; names are null for supporters who are anonymous. */
export const supporterEntry = z.object({
  position: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  registeredDate: z.string(),
  lastRaisedDate: z.nullable(z.string()),
})

/** M-014 */
export const adminRequest = z.object({
  emailAddress: z.string(),
  phoneNumber: z.string(),
  ticketReference: z.string(),
})

/** M-041: an invitation to help run a cause, and who does not want any more of them. */
export const invitation = z.object({
  id: z.string(),
  causeId: z.number(),
  email: z.string(),
  sentAt: z.string(),
  acceptedAt: z.nullable(z.string()),
})
export const optOut = z.object({ email: z.string(), at: z.string() })

/** M-030: what supporters of a cause are told, by event and medium. */
export const supporterMessage = z.object({
  event: z.string(),
  medium: z.enum(['email', 'site']),
  text: z.string(),
  charLimit: z.number(),
})

/** M-042 */
export const marketingMessage = z.object({
  id: z.number(),
  placement: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
})

/** M-043 */
export const coachingSlot = z.object({ id: z.number(), startsAt: z.string(), isFree: z.boolean() })
export const coachingBooking = z.object({ slotId: z.number(), causeId: z.number(), startsAt: z.string() })

/** M-036: figures of one period. Amounts in pence. */
export const dashboardPeriod = z.object({
  causePageVisits: z.number(),
  supportersJoined: z.number(),
  donations: z.object({ totalAmount: z.number(), numberOfDonations: z.number() }),
})
export const topRetailer = z.object({ name: z.string(), pence: z.number() })
