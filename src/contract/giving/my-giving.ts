import * as z from 'zod/mini'
import { paysFor } from '../causes/cause.ts'
import { causeUpdate } from '../causes/update.ts'
import { transactionStats, unpaidSums } from './donation.ts'

/** What was raised in a month of London's calendar, YYYY-MM, by what no shop has declined. Pence. */
export const monthRaised = z.object({ month: z.string(), totalAmount: z.number(), numberOfDonations: z.number() })
export type MonthRaised = z.infer<typeof monthRaised>

/** What came from one shop, or from us as a bonus where `shop` is null: of what is raised, some is pending. Pence. */
export const givingSource = z.object({
  shop: z.nullable(z.object({ slug: z.string(), name: z.string(), category: z.string() })),
  raised: z.number(),
  pending: z.number(),
  count: z.number(),
})
export type GivingSource = z.infer<typeof givingSource>

/** What one person has raised: for the cause that they support now, and month by month for all of theirs. */
export const myGiving = z.object({
  cause: z.nullable(
    z.object({
      stats: transactionStats,
      /** What of it is ready, and when the cause is paid next; null where nothing is ready, or it isn’t known when the cause is paid. */
      nextPayment: z.nullable(z.object({ on: z.string(), pence: z.number() })),
      unpaid: unpaidSums,
      /** The dearest of what the cause says amounts pay for that what has reached it comes to, or else all that shops have confirmed; null where that comes to none. */
      paysFor: z.nullable(paysFor),
      /** What the cause has told last, to everyone who looks at its page; null where it has told nothing. */
      update: z.nullable(causeUpdate),
      /** The wide picture at the head of its page; null where a drawing stands in for it. */
      coverHttps: z.nullable(z.string()),
    }),
  ),
  /** The last twelve, the oldest first. */
  months: z.array(monthRaised),
  /** What was raised in the twelve months before these; pence. */
  yearBefore: z.number(),
  /** Where all of it came from: the biggest, the most first, and what the others add up to; null where there are no others. */
  sources: z.object({ top: z.array(givingSource), others: z.nullable(givingSource) }),
})
export type MyGiving = z.infer<typeof myGiving>
