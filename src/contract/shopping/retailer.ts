import * as z from 'zod/mini'
import { DAY, HOUR, MINUTE } from '../limits.ts'

/** `value` is hundredths of a percent, or pence for a fixed amount. */
export const rate = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(['percent', 'fixed']),
  value: z.number(),
  isIncreased: z.boolean(),
  increasedUntil: z.nullable(z.string()),
  /** What an increased rate usually is, in the same unit; null for any other, and where it isn’t known. */
  usualValue: z.nullable(z.number()),
})
export type Rate = z.infer<typeof rate>

/** M-026; their ids stand in the addresses of visits. */
export const deal = z.object({ id: z.number(), title: z.string(), endsAt: z.nullable(z.string()) })

export const voucher = z.object({ code: z.string(), title: z.string(), endsAt: z.nullable(z.string()) })

/** C-070, C-071: when a purchase tracks is said in minutes, hours, days or weeks, what comes then in days, weeks or months. */
export const duration = z.object({ amount: z.number(), unit: z.enum(['minutes', 'hours', 'days', 'weeks', 'months']) })
export type Duration = z.infer<typeof duration>

const unit = { minutes: MINUTE, hours: HOUR, days: DAY, weeks: 7 * DAY, months: 30 * DAY }

/** In milliseconds. */
export const durationOf = ({ amount, unit: name }: Duration): number => amount * unit[name]

/** M-040: what lists and search results carry. */
export const retailerCard = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  bestRate: rate,
  /** Whether the shop pays less, or otherwise, for some things: then the best rate is said with “up to”. */
  ratesDiffer: z.boolean(),
})
export type RetailerCard = z.infer<typeof retailerCard>

/** M-024 */
export const retailer = z.object({
  ...retailerCard.shape,
  description: z.string(),
  rates: z.array(rate),
  deals: z.array(deal),
  vouchers: z.array(voucher),
  trackingTime: duration,
  confirmationTime: duration,
  /** The day, as it is said, on which a cause is usually paid for what is bought now. Null for journeys, which are confirmed when somebody is back. */
  paidAround: z.nullable(z.string()),
  /** How many of the donations of the last twelve months it has confirmed, and how many declined; null where these are fewer than `limits.shopDecisions`. */
  decided: z.nullable(z.object({ confirmed: z.number(), declined: z.number() })),
  terms: z.array(z.string()),
  sector: z.enum(['goods', 'travel', 'insurance']),
})
export type Retailer = z.infer<typeof retailer>
