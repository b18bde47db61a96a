import * as z from 'zod/mini'

/** F-157, H-006: who has raised most for a cause, without those who stay anonymous. */
export const leaderboardPeriods = ['month', 'year', 'ever'] as const
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]

export const leaderboard = z.object({
  causeName: z.string(),
  entries: z.array(z.object({ position: z.number(), name: z.string(), raisedPence: z.number(), isMe: z.boolean() })),
})
export type Leaderboard = z.infer<typeof leaderboard>
