import * as z from 'zod/mini'
import { dayInLondon, startOfDay } from '../london.ts'

/** F-157, H-006: who has raised most for a cause, without those who stay anonymous. */
export const leaderboardPeriods = ['month', 'year', 'ever'] as const
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]

/** when a period that ends today began in London, as ISO: thirty days, or twelve months of the calendar with this one. Null for all time. */
export function startOfPeriod(period: LeaderboardPeriod, now: number): string | null {
  if (period === 'ever') return null
  const [year = 0, month = 0, day = 0] = dayInLondon(new Date(now).toISOString()).split('-').map(Number)
  const first = period === 'month' ? Date.UTC(year, month - 1, day - 29) : Date.UTC(year, month - 12, 1)
  return startOfDay(new Date(first).toISOString().slice(0, 10))
}

export const leaderboard = z.object({
  causeName: z.string(),
  entries: z.array(z.object({ position: z.number(), name: z.string(), raisedPence: z.number(), isMe: z.boolean() })),
  /** How many more have raised something, and chose not to appear. */
  hidden: z.number(),
  hiddenPence: z.number(),
  /** What was raised without an account, or with one that is closed since. */
  guestsPence: z.number(),
  /** What all have raised, with those who don’t appear (H-006) and guests. */
  totalPence: z.number(),
})
export type Leaderboard = z.infer<typeof leaderboard>
