import * as z from 'zod/mini'
import { rowId } from '../ids.ts'
import { DAY, limits } from '../limits.ts'
import { dayInLondon } from '../london.ts'
import { type SupportQueueName, supportQueues, supportStandings } from './support-queue-names.ts'

export const supportPageSize = 25

/** Within so long, in milliseconds, somebody should have looked. People are told two working days where they write or ask to run a cause. */
export const responseTargets = {
  causes: 5 * DAY,
  accounts: 2 * DAY,
  closed: 14 * DAY,
  requests: 'twoWorkingDays',
  claims: limits.claimAnswerWithin,
  messages: 'twoWorkingDays',
  reports: 7 * DAY,
  payments: 'twoWorkingDays',
} as const

/** Two working days (Monday to Friday) from each day of the week, Sunday first, in days. */
export const twoWorkingDaysFrom = [2, 2, 2, 2, 4, 4, 3] as const

const weekdayOf = (at: number) => new Date(`${dayInLondon(new Date(at).toISOString())}T12:00:00Z`).getUTCDay()

/** By when somebody should have looked, in milliseconds since the epoch. A call with a coach has a time of its own. */
export function lookDueAt(queue: Exclude<SupportQueueName, 'calls'>, since: number): number {
  const within = responseTargets[queue]
  return since + (within === 'twoWorkingDays' ? (twoWorkingDaysFrom[weekdayOf(since)] ?? 2) * DAY : within)
}

export const supportItem = z.object({
  queue: z.enum(supportQueues),
  reference: z.string(),
  /** Of a payment run the day of its quarter. */
  name: z.string(),
  /** From whom it comes: a name or an address. */
  who: z.nullable(z.string()),
  standing: z.enum(supportStandings),
  since: z.string(),
  /** By when somebody should have looked; of a call with a coach when it is. */
  dueAt: z.nullable(z.string()),
  isOverdue: z.boolean(),
  assignee: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Whose whole record there is. */
  personId: z.nullable(z.number()),
  causeId: z.nullable(z.number()),
  /** Of a payment run: what it pays, and to how many causes; `isAgain` where the bank has had an earlier one of the same quarter. */
  run: z.nullable(z.object({ causes: z.number(), pence: z.number(), isAgain: z.boolean() })),
  /** Of a claim: what it may raise, or what the donation that it asks about is; null where nobody knows. Pence. */
  stake: z.nullable(z.number()),
  /** Of a message its first words, at most 80 characters. */
  opening: z.nullable(z.string()),
})
export type SupportItem = z.infer<typeof supportItem>

export const supportColleague = z.object({ id: z.number(), name: z.string(), email: z.string(), isMe: z.boolean() })
export type SupportColleague = z.infer<typeof supportColleague>

export const supportItemsFound = z.object({
  items: z.array(supportItem),
  /** Of all pages. */
  total: z.number(),
  /** How many of each queue fit the rest of the filter. */
  totals: z.record(z.enum(supportQueues), z.number()),
  page: z.number(),
  pages: z.number(),
  /** What was asked for by name, whatever the filter says; null where it waits no more. */
  selected: z.nullable(supportItem),
  team: z.array(supportColleague),
  /** The server's own time, by which ages are told. */
  readAt: z.string(),
})
export type SupportItemsFound = z.infer<typeof supportItemsFound>

/** To whom it goes, and who had it when that was decided: whoever had it meanwhile keeps it. */
export const supportAssignment = z.object({
  queue: z.enum(supportQueues),
  reference: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  to: z.nullable(rowId),
  from: z.nullable(rowId),
})
export type SupportAssignment = z.infer<typeof supportAssignment>
