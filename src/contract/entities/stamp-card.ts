import * as z from 'zod/mini'

/** M-028: five stamps fill a card, which earns its reward once. */
export const stampCard = z.object({
  id: z.string(),
  programme: z.string(),
  stamps: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  reward: z.string(),
  redeemedAt: z.nullable(z.string()),
})

/** M-029 */
export const uninstallFeedback = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  reason: z.string(),
  text: z.string(),
  mayContact: z.boolean(),
})
