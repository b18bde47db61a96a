import * as z from 'zod/mini'

/** M-014 */
export const adminRequest = z.object({
  emailAddress: z.string(),
  phoneNumber: z.string(),
  ticketReference: z.string(),
})
