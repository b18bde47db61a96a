import * as z from 'zod/mini'

/** M-028, G-010: five stamps fill a card, which earns its reward once: a bonus for the cause, in pence. */
export const stampCard = z.object({
  id: z.string(),
  programme: z.string(),
  stamps: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  rewardPence: z.number(),
  redeemedAt: z.nullable(z.string()),
})
export type StampCard = z.infer<typeof stampCard>
