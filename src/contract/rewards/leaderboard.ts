import * as z from 'zod/mini'

/** F-157, H-006: who has raised most for a cause, without those who stay anonymous. */
export const leaderboardPeriods = ['month', 'year', 'ever'] as const
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]

export const leaderboard = z.object({
  causeName: z.string(),
  entries: z.array(z.object({ position: z.number(), name: z.string(), raisedPence: z.number(), isMe: z.boolean() })),
  /** How many more have raised something, and chose not to appear. */
  hidden: z.number(),
})
export type Leaderboard = z.infer<typeof leaderboard>
