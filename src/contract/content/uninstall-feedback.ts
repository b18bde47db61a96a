import * as z from 'zod/mini'

/** M-029 */
export const uninstallFeedback = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  reason: z.string(),
  text: z.string(),
  mayContact: z.boolean(),
})
