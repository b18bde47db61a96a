import * as z from 'zod/mini'

/** A time of the coaches as the support team sees it, with the call that is booked then. `startsAt` is ISO text. */
export const deskSlot = z.object({
  id: z.number(),
  startsAt: z.string(),
  booking: z.nullable(
    z.object({
      id: z.string(),
      causeId: z.number(),
      causeName: z.string(),
      /** Who has booked it. */
      person: z.string(),
      email: z.string(),
      phoneNumber: z.nullable(z.string()),
    }),
  ),
})
export type DeskSlot = z.infer<typeof deskSlot>
