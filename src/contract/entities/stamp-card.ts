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

/** R-078, C-055: the address to pass on, and what came of it so far. Amounts in pence, to both causes together. */
export const referralSummary = z.object({
  address: z.string(),
  bonusPence: z.number(),
  friends: z.number(),
  pendingPence: z.number(),
  confirmedPence: z.number(),
})
export type ReferralSummary = z.infer<typeof referralSummary>

/** F-157: who has raised most for a cause. `name` is null for who stays anonymous. */
export const leaderboardPeriods = ['month', 'year', 'ever'] as const
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]
export const leaderboard = z.object({
  causeName: z.string(),
  entries: z.array(z.object({ position: z.number(), name: z.nullable(z.string()), raisedPence: z.number(), isMe: z.boolean() })),
})
export type Leaderboard = z.infer<typeof leaderboard>

/** M-029 */
export const uninstallFeedback = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  reason: z.string(),
  text: z.string(),
  mayContact: z.boolean(),
})
