import * as z from 'zod/mini'

/** A payment card whose purchases in shops count (H-010). */
export const linkedCard = z.object({ id: z.number(), lastFour: z.string(), linkedAt: z.string() })
export type LinkedCard = z.infer<typeof linkedCard>

/** `form` is the address of the network's own form for another card, whose number we never see; null where the network takes none. */
export const linkedCards = z.object({ cards: z.array(linkedCard), form: z.nullable(z.string()) })
export type LinkedCards = z.infer<typeof linkedCards>
