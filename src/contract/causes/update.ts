import * as z from 'zod/mini'

/** What a cause tells of itself, in plain text; who wrote it is told to nobody. */
export const causeUpdate = z.object({ id: z.number(), text: z.string(), postedAt: z.string() })
export type CauseUpdate = z.infer<typeof causeUpdate>
