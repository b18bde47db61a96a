import * as z from 'zod/mini'

/** What a cause tells of itself, in plain text; who wrote it is told to nobody. */
export const causeUpdate = z.object({
  id: z.number(),
  text: z.string(),
  postedAt: z.string(),
  /** `alt` says what it shows to who can’t see it; empty where nobody has said. */
  picture: z.nullable(z.object({ address: z.string(), alt: z.string() })),
})
export type CauseUpdate = z.infer<typeof causeUpdate>
