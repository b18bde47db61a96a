import * as z from 'zod/mini'
import { donationExample } from '../content/statistics.ts'
import { retailerCard } from '../shopping/retailer.ts'
import { saidReason } from './support-reason.ts'
import { causeUpdate } from './update.ts'

/** H-003: what a cause has raised here, for everybody. Money in pence; nobody who buys can be told from it. */
export const causeStory = z.object({
  /** By London's calendar, the newest first, years with nothing left out. */
  years: z.array(z.object({ year: z.number(), pence: z.number() })),
  /** What has reached its bank, the newest first; `paidOn` is an instant of the day. */
  payments: z.array(z.object({ id: z.string(), paidOn: z.string(), pence: z.number() })),
  /** The next day on which causes are paid (C-052), as an instant. */
  nextPaymentOn: z.string(),
  /** All that has reached its bank. */
  paid: z.number(),
  /** What shops haven't confirmed yet, in pence. */
  pending: z.number(),
  /** Where its supporters shop, without sums: only shops where several of them do. */
  shops: z.array(retailerCard),
  /** What has been raised since the first of this month, by London's calendar. */
  thisMonth: z.number(),
  /** First names of supporters who want theirs to be here, the newest first; of nobody else, and never with what they have raised. */
  names: z.array(z.string()),
  /** How many of its supporters have raised something for it in the last `limits.activeDays` days; null where they are fewer than `limits.storyShopSupporters`. */
  active: z.nullable(z.number()),
  /** How many have begun to support it in the last 30 days. */
  newSupporters: z.number(),
  /** What it means to raise in this calendar year, which that is, what it has, and what of that shops haven’t confirmed yet; pence, null where nobody has set one. */
  target: z.nullable(z.object({ year: z.number(), pence: z.number(), raised: z.number(), pending: z.number() })),
  /** What it has told lately, the newest first; none of a cause that isn't confirmed, or has closed. */
  updates: z.array(causeUpdate),
  /** Why people support it, in their own words, where those who run it want them to be here; none beside what isn’t confirmed, or has closed. */
  reasons: z.array(saidReason),
  /** What one order at a shop that people like raises. */
  example: z.nullable(donationExample),
})
export type CauseStory = z.infer<typeof causeStory>
