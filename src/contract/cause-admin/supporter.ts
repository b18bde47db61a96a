import * as z from 'zod/mini'

/** M-027; names are null for supporters who are anonymous. */
export const supporterEntry = z.object({
  position: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  registeredDate: z.string(),
  lastRaisedDate: z.nullable(z.string()),
})
export type SupporterEntry = z.infer<typeof supporterEntry>
